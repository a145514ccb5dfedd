import { LANGUAGES, type Language } from '@clade/text';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { type PushState, pushState, turnPushOff, turnPushOn } from '../remote/push.ts';
import { COACHED, setCoach, useCoach } from '../shell/coach.ts';
import { useName } from '../shell/name.tsx';
import { useTitle } from '../shell/notices.ts';
import {
  CONFIRMATIONS,
  CONTRASTS,
  MOTIONS,
  PALETTES,
  type Preferences,
  SPEEDS,
  setPreferences,
  TEXT_SIZES,
  THEMES,
  usePreferences,
  VIEWS,
  WATCH_SPEEDS,
} from '../shell/preferences.ts';
import { sayProblem } from '../shell/problem.ts';
import { playTurnSound } from '../shell/sound/hear.ts';
import { useMe } from '../shell/tables.ts';
import { WithTexts } from '../shell/texts.tsx';
import { installed, subscribeInstalled } from '../shell/update.ts';
import { useText } from '../text/text.tsx';
import './settings.css';
import { Group, Setting } from './settings-parts.tsx';
import { ServiceSettings } from './settings-service.tsx';

/** What a person likes; everything takes effect at once, and all but the service's settings stays on this device. */
export default function SettingsScreen() {
  return (
    <WithTexts parts={['shell', 'settings']}>
      <Settings />
    </WithTexts>
  );
}

function Settings() {
  const say = useText();
  useTitle(say('nav.settings'));
  const likes = usePreferences();
  return (
    <main className="settings" data-screen="settings">
      <h1>{say('nav.settings')}</h1>
      <p className="soft about">{say('settings.note')}</p>
      <Group title={say('settings.you')}>
        <NameSetting name={likes.name} />
        <Setting name={say('settings.language')}>
          {(id) => (
            <select
              id={id}
              className="select"
              value={likes.language}
              onChange={(event) => setPreferences({ language: event.target.value as Language })}
            >
              {Object.entries(LANGUAGES).map(([key, name]) => (
                <option key={key} value={key} lang={key}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Setting>
      </Group>
      <Group title={say('settings.look')}>
        <Choice name="view" values={VIEWS} likes={likes} />
        <Choice name="theme" values={THEMES} likes={likes} />
        <Choice name="textSize" values={TEXT_SIZES} likes={likes} />
        <Choice name="palette" values={PALETTES} likes={likes} />
        <Choice name="contrast" values={CONTRASTS} likes={likes} />
        <Choice name="motion" values={MOTIONS} likes={likes} />
        <Choice name="speed" values={SPEEDS} likes={likes} />
        <Choice name="watchSpeed" values={WATCH_SPEEDS} likes={likes} />
      </Group>
      <Group title={say('settings.play')}>
        <Choice name="confirm" values={CONFIRMATIONS} likes={likes} />
        <OnOff name="auto" likes={likes} />
        <OnOff name="voices" likes={likes} />
        {Object.keys(COACHED).map((game) => (
          <CoachSetting key={game} game={game} />
        ))}
      </Group>
      <Group title={say('settings.notices')}>
        <OnOff name="sound" likes={likes} changed={(on) => on && playTurnSound()} />
        <Volume likes={likes} />
        <Push />
      </Group>
      <ServiceSettings />
      <Offline />
    </main>
  );
}

/** The coach, title by title. */
function CoachSetting({ game }: { readonly game: string }) {
  const say = useText();
  const isOn = useCoach(game);
  return (
    <Setting
      name={say('settings.coach', { game: say.texts.text(`game.${game}`) })}
      note={say('settings.coach.note')}
    >
      {(id) => (
        <input
          id={id}
          type="checkbox"
          className="switch"
          checked={isOn}
          onChange={(event) => setCoach(game, event.target.checked)}
        />
      )}
    </Setting>
  );
}

/** One of a few, side by side. */
function Choice<
  K extends
    | 'view'
    | 'theme'
    | 'textSize'
    | 'palette'
    | 'contrast'
    | 'motion'
    | 'speed'
    | 'watchSpeed'
    | 'confirm',
>({
  name,
  values,
  likes,
}: {
  readonly name: K;
  readonly values: readonly Preferences[K][];
  readonly likes: Preferences;
}) {
  const say = useText();
  const id = useId();
  return (
    <div className="setting">
      <div>
        <span id={id}>{say(`settings.${name}`)}</span>
        <p className="soft">{say(`settings.${name}.note`)}</p>
      </div>
      <fieldset className="seg" aria-labelledby={id}>
        {values.map((value) => (
          <label key={String(value)}>
            <input
              type="radio"
              name={name}
              checked={likes[name] === value}
              onChange={() => setPreferences({ [name]: value })}
            />
            {say.texts.text(`settings.${name}.${value}`)}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

interface OnOffProps {
  readonly name: 'auto' | 'sound' | 'voices';
  readonly likes: Preferences;
  readonly changed?: (on: boolean) => void;
}

function OnOff({ name, likes, changed }: OnOffProps) {
  const say = useText();
  return (
    <Setting name={say(`settings.${name}`)} note={say(`settings.${name}.note`)}>
      {(id) => (
        <input
          id={id}
          type="checkbox"
          className="switch"
          checked={likes[name] === true}
          onChange={(event) => {
            setPreferences({ [name]: event.target.checked });
            changed?.(event.target.checked);
          }}
        />
      )}
    </Setting>
  );
}

/** Heard as soon as it is let go. */
function Volume({ likes }: { readonly likes: Preferences }) {
  const say = useText();
  return (
    <Setting name={say('settings.volume')}>
      {(id) => (
        <input
          id={id}
          type="range"
          className="volume"
          min={0}
          max={100}
          step={10}
          value={likes.volume}
          disabled={likes.sound !== true}
          onChange={(event) => setPreferences({ volume: event.target.valueAsNumber })}
          onPointerUp={playTurnSound}
          onKeyUp={playTurnSound}
        />
      )}
    </Setting>
  );
}

function NameSetting({ name }: { readonly name: string }) {
  const say = useText();
  const ask = useName();
  const me = useMe();
  if (me.known === 'yes')
    return (
      <Setting name={say('name.label')} note={say('settings.name.known')}>
        {(id) => (
          <button
            id={id}
            type="button"
            aria-label={say('settings.name.change', { name: me.name })}
            onClick={() => void ask(true)}
          >
            {me.name}
          </button>
        )}
      </Setting>
    );
  return (
    <Setting name={say('name.label')} note={say('settings.name.note')}>
      {(id) => (
        <input
          id={id}
          className="text"
          value={name}
          maxLength={40}
          autoComplete="nickname"
          placeholder={say('me.nameless')}
          onChange={(event) => setPreferences({ name: event.target.value })}
        />
      )}
    </Setting>
  );
}

/** Notices when the page is closed. */
function Push() {
  const say = useText();
  const named = useName();
  const [state, setState] = useState<PushState>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => void pushState().then(setState), []);
  if (state === undefined) return null;
  const turn = async (on: boolean): Promise<void> => {
    if (on && !(await named())) return;
    const refused = await (on ? turnPushOn() : turnPushOff());
    setProblem(refused && sayProblem(say, refused));
    setState(await pushState());
  };
  return (
    <Setting name={say('settings.push')} note={problem ?? say.texts.text(`settings.push.${state}`)}>
      {(id) => (
        <input
          id={id}
          type="checkbox"
          className="switch"
          checked={state === 'on'}
          disabled={state === 'missing' || state === 'blocked'}
          onChange={(event) => void turn(event.target.checked)}
        />
      )}
    </Setting>
  );
}

/** Can the page be used without a network? */
function Offline() {
  const say = useText();
  const { ready } = useSyncExternalStore(subscribeInstalled, installed);
  return <p className="soft">{say(ready ? 'settings.offline-ready' : 'settings.offline-soon')}</p>;
}
