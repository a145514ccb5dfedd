import { Type } from 'typebox';
import { PlayWindow, TimeOfDay } from './pace.ts';
import { closed, LanguageCode } from './shapes.ts';

export const NoticeChoice = Type.Object(
  {
    mail: Type.Optional(Type.Boolean({ description: 'by e-mail, to the address of the account' })),
    webhook: Type.Optional(
      Type.String({
        minLength: 10,
        maxLength: 1000,
        pattern: '^https?://[\\x21-\\x7e]+$',
        description: 'takes messages as Discord does',
      }),
    ),
    quiet: Type.Optional(PlayWindow),
    digest: Type.Optional(
      Type.Object(
        { at: TimeOfDay, zone: PlayWindow.properties.zone },
        { ...closed, description: 'once a day' },
      ),
    ),
    language: Type.Optional(LanguageCode),
  },
  closed,
);
export const UnsubscribeQuery = Type.Object(
  { token: Type.String({ minLength: 10, maxLength: 200, pattern: '^[A-Za-z0-9_.-]+$' }) },
  closed,
);
export const NoticeSettings = Type.Object(
  { ...NoticeChoice.properties, address: Type.Optional(Type.String({ description: 'where mail goes' })) },
  closed,
);
export const PlainPage = Type.String({ description: 'a page' });
