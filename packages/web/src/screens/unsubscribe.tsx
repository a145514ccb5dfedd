import { once } from '../remote/api.ts';
import { api } from '../remote/page.ts';
import { LinkPage } from './link-page.tsx';

/** The link at the foot of a letter; nobody needs to be signed in for it. */
export default function UnsubscribeScreen() {
  return (
    <LinkPage
      name="unsubscribe"
      act={(token) => once(api.post(`/api/unsubscribe?token=${encodeURIComponent(token)}`))}
      done={(_, say) => <p role="status">{say('unsubscribe.done')}</p>}
    />
  );
}
