import { Link } from 'wouter';
import { Logo } from '../../shell/icons.tsx';
import { useText } from '../../text/text.tsx';

/** The sign of the page; it leads home. */
export function HomeLink() {
  const say = useText();
  return (
    <Link href="/" className="logo" aria-label={say('table.home')}>
      <Logo />
    </Link>
  );
}
