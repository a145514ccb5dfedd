import { Type } from 'typebox';
import { closed } from './shapes.ts';

export const OptionValue = Type.Union([Type.Boolean(), Type.Number(), Type.String(), Type.Null()]);
export const GameList = Type.Object(
  {
    bots: Type.Array(Type.String()),
    games: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          title: Type.String(),
          rules: Type.String({ description: 'version of the rules' }),
          seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }, closed),
          options: Type.Array(
            Type.Object(
              {
                name: Type.String(),
                default: OptionValue,
                values: Type.Array(OptionValue),
                summary: Type.String(),
                rule: Type.String(),
              },
              closed,
            ),
          ),
        },
        closed,
      ),
    ),
  },
  closed,
);
