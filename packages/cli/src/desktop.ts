import { spawn } from 'node:child_process';

/** Does somebody sit at a desktop on this machine, so that a page may be opened before them? */
export function isAtDesktop(
  isTTY: boolean,
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): boolean {
  if (!isTTY || env.CI || env.SSH_CONNECTION) return false;
  return platform === 'darwin' || platform === 'win32' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

/** Opens an address in the person's browser. Where that cannot be done nothing is missed: the address is printed. */
export function openPage(address: string, platform: NodeJS.Platform = process.platform): void {
  const [program, ...args] =
    platform === 'darwin'
      ? ['open', address]
      : platform === 'win32'
        ? ['cmd', '/c', 'start', '""', address]
        : ['xdg-open', address];
  const child = spawn(program as string, args, { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
