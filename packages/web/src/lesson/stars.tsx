import { useText } from '../text/text.tsx';

const STAR =
  'M12 2.500l2.900 6.300 6.900.800-5.100 4.700 1.400 6.800L12 17.700 5.900 21.100l1.400-6.800L2.200 9.600l6.900-.800z';

/** Three stars, so many of them filled. */
export function Stars({ n, size = 22 }: { readonly n: number; readonly size?: number }) {
  const say = useText();
  return (
    <span className="stars" role="img" aria-label={say('lesson.stars', { n })}>
      {[1, 2, 3].map((i) => (
        <svg key={i} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
          <path
            d={STAR}
            fill={i <= n ? 'var(--target)' : 'none'}
            stroke="var(--ink)"
            strokeWidth="1.500"
            strokeLinejoin="round"
          />
        </svg>
      ))}
    </span>
  );
}
