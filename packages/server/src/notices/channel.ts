/** A table at which somebody is waited for, and the address that opens it at the decision. */
export interface WaitingTable {
  readonly id: string;
  readonly title: string;
  /** Undefined where the server does not know its own address. */
  readonly link: string | undefined;
}

/** What one person is told: at which tables it is their turn. */
export interface TurnNotice {
  readonly user: string;
  /** At least one. */
  readonly tables: readonly WaitingTable[];
  /** In which language they want to hear it. */
  readonly language: string;
}

/** A way to reach people who have no page open. */
export interface Channel {
  readonly name: string;
  /** Does this person want to be reached this way? */
  wants(user: string): Promise<boolean>;
  /** Never throws for what the other side does; what was not taken is lost, because twice would be worse. */
  send(notice: TurnNotice): Promise<void>;
  /** Breaks off what is on its way. */
  close(): void;
}
