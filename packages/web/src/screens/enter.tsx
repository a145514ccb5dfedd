import { Link } from 'wouter';
import { enterByLink } from '../remote/account.ts';
import { isRefused } from '../table/table.ts';
import { LinkPage } from './link-page.tsx';

/** Signs in by the link of a letter. */
export default function EnterScreen() {
  return (
    <LinkPage
      name="enter"
      act={async (token) => {
        const name = await enterByLink(token);
        // The link is used up.
        if (!isRefused(name)) history.replaceState(null, '', '/enter');
        return name;
      }}
      done={(name, say) => (
        <>
          <p role="status">{say('enter.done', { name })}</p>
          <Link href="/" className="btn go">
            {say('enter.home')}
          </Link>
        </>
      )}
    />
  );
}
