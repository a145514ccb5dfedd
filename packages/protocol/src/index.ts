export type { Order, OrderBook, WantedOrder } from './orders.ts';
export * as schemas from './schemas.ts';
