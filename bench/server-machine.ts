import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';

/** Clock ticks of Linux in a second, as programs are told. */
const TICKS = 100;

/** Milliseconds of processor time of a process and all its children, also of those that have ended; 0 where it is not known. */
export function cpuOfFamily(pid: number): number {
  let ticks = 0;
  try {
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue;
      const fields = statOf(name);
      if (fields === undefined || (Number(name) !== pid && Number(fields[1]) !== pid)) continue;
      const [user, system, childUser, childSystem] = fields.slice(11, 15).map(Number) as number[];
      ticks += (user ?? 0) + (system ?? 0);
      if (Number(name) === pid) ticks += (childUser ?? 0) + (childSystem ?? 0);
    }
  } catch {
    return 0; // not Linux
  }
  return (ticks * 1000) / TICKS;
}

/** The fields behind the name, which may hold anything: state, parent, ... */
function statOf(pid: string): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined; // it has just ended
  }
}

/** Milliseconds of all processors of the machine: altogether, and without work. */
export function machineTime(): { readonly all: number; readonly idle: number } {
  let [all, idle] = [0, 0];
  for (const { times } of os.cpus()) {
    idle += times.idle;
    all += times.user + times.nice + times.sys + times.irq + times.idle;
  }
  return { all, idle };
}
