import type { Order, OrderBook, WantedOrder } from '@clade/protocol';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { type Say, useText } from '../../text/text.tsx';
import { useAtTable } from '../at-table.tsx';
import { type Company, isRefused } from '../table.ts';
import { useRefusal } from './use-refusal.tsx';

/** Answers in advance: what they say, whether they are on, and why not; only their person sees them. */
export function Orders({ company }: { readonly company: Company }) {
  const { snapshot } = useAtTable();
  const say = useText();
  const [book, setBook] = useState<OrderBook>();
  const [refusal, attempt] = useRefusal();
  // What they have done, or why they have stopped, changes with every line.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `n` is there to look again
  useEffect(() => {
    let current = true;
    void company.orders().then((found) => {
      if (current && !isRefused(found)) setBook(found);
    });
    return () => {
      current = false;
    };
  }, [company, snapshot.n, snapshot.draft.confirmed]);
  if (book === undefined) return refusal;
  const set = (orders: readonly WantedOrder[]): void => {
    const doing = company.setOrders(orders.map(wanted)).then((kept) => {
      if (isRefused(kept)) return kept;
      setBook(kept);
      return undefined;
    });
    void attempt(doing);
  };
  return (
    <div className="orders">
      <p className="soft">{say('orders.note')}</p>
      <ul className="order-list">
        {book.orders.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            set={(next) =>
              set(
                book.orders.flatMap((other) =>
                  other !== order ? [other] : next === undefined ? [] : [next],
                ),
              )
            }
          />
        ))}
      </ul>
      {refusal}
      <NewOrder book={book} add={(order) => set([...book.orders, order])} />
    </div>
  );
}

/** What goes to the server: an order without what the server says of it. */
function wanted({
  template,
  of,
  decision,
  move,
  once,
  on,
  ...rest
}: WantedOrder & Partial<Order>): WantedOrder {
  return {
    ...(rest.id === undefined ? {} : { id: rest.id }),
    template,
    on,
    ...(of === undefined ? {} : { of }),
    ...(decision === undefined ? {} : { decision }),
    ...(move === undefined ? {} : { move }),
    ...(once === undefined ? {} : { once }),
  };
}

function sayElement(say: Say, of: string): string {
  const key = `earth.element.${of}`;
  return say.texts.has(key) ? say.texts.text(key) : of;
}

function useSayOrder(): (order: WantedOrder) => string {
  const say = useText();
  const { ui, snapshot, names } = useAtTable();
  return ({ template, of, move }) => {
    if (template !== 'answer' || move === undefined)
      return say.texts.text(`order.${template}`, { of: of === undefined ? '' : sayElement(say, of) });
    const known = snapshot.legal.find((legal) => JSON.stringify(legal.move) === JSON.stringify(move));
    return say('order.answer', {
      move: known ? ui.sayMove(move, snapshot, names, say) : move.flat().join(' '),
    });
  };
}

interface OrderRowProps {
  readonly order: Order;
  readonly set: (next: WantedOrder | undefined) => void;
}

function OrderRow({ order, set }: OrderRowProps) {
  const say = useText();
  const sentence = useSayOrder()(order);
  const id = useId();
  return (
    <li className="standing-order">
      <input
        id={id}
        type="checkbox"
        className="switch"
        checked={order.on}
        onChange={({ target }) => set({ ...order, on: target.checked })}
      />
      <label htmlFor={id}>
        {sentence}
        <small className="soft">
          {order.once && <span>{say('orders.once')} </span>}
          {order.used > 0 && <span>{say('orders.used', { count: order.used })} </span>}
          {!order.on && order.off && <span>{say(`orders.off.${order.off}`)}</span>}
        </small>
      </label>
      <button
        type="button"
        className="quiet sm"
        aria-label={say('orders.remove-of', { order: sentence })}
        onClick={() => set(undefined)}
      >
        {say('orders.remove')}
      </button>
    </li>
  );
}

interface NewOrderProps {
  readonly book: OrderBook;
  readonly add: (order: WantedOrder) => void;
}

function NewOrder({ book, add }: NewOrderProps) {
  const { ui, snapshot, names } = useAtTable();
  const say = useText();
  const [chosen, setChosen] = useState('');
  const [of, setOf] = useState('');
  const [answer, setAnswer] = useState('');
  const [once, setOnce] = useState(false);
  const ids = { template: useId(), of: useId(), answer: useId() };
  const template = book.templates.find(({ id }) => id === chosen);
  const { decision } = snapshot;
  const move = snapshot.legal[Number(answer)]?.move;
  const ready =
    chosen === 'answer'
      ? decision !== undefined && answer !== '' && move !== undefined
      : template !== undefined && (template.of === undefined || of !== '');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!ready) return;
    add({
      template: chosen,
      on: true,
      ...(once ? { once } : {}),
      ...(template?.of ? { of } : {}),
      ...(chosen === 'answer' && decision && move ? { decision: decision.kind, move } : {}),
    });
    setChosen('');
    setOf('');
    setAnswer('');
    setOnce(false);
  };
  return (
    <form className="new-order" onSubmit={submit}>
      <label htmlFor={ids.template}>{say('orders.new')}</label>
      <select
        id={ids.template}
        className="select"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">{say('orders.choose')}</option>
        {book.templates.map(({ id }) => (
          <option key={id} value={id}>
            {say.texts.text(`order.${id}`, { of: '…' })}
          </option>
        ))}
        {decision && <option value="answer">{say('orders.this-question')}</option>}
      </select>
      {template?.of && (
        <>
          <label htmlFor={ids.of}>{say('orders.of')}</label>
          <select id={ids.of} className="select" value={of} onChange={({ target }) => setOf(target.value)}>
            <option value="">{say('orders.choose')}</option>
            {template.of.map((one) => (
              <option key={one} value={one}>
                {sayElement(say, one)}
              </option>
            ))}
          </select>
        </>
      )}
      {chosen === 'answer' && (
        <>
          <label htmlFor={ids.answer}>{say('orders.answer')}</label>
          <select
            id={ids.answer}
            className="select"
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
          >
            <option value="">{say('orders.choose')}</option>
            {snapshot.legal.map((legal, i) => (
              <option key={legal.words} value={i}>
                {ui.sayMove(legal.move, snapshot, names, say)}
              </option>
            ))}
          </select>
        </>
      )}
      <label>
        <input type="checkbox" checked={once} onChange={({ target }) => setOnce(target.checked)} />{' '}
        {say('orders.only-once')}
      </label>
      <button type="submit" disabled={!ready}>
        {say('orders.add')}
      </button>
    </form>
  );
}
