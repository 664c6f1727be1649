/** The installation of an update by the system's package manager. */
import { existsSync } from 'node:fs'

/** The program that shows the system's password dialog. */
const PASSWORD_DIALOG = '/usr/bin/pkexec'

/** Lets electron-updater install by apt: by dpkg it would ask for the password a second time if the first is refused. */
export function preferApt(env: NodeJS.ProcessEnv): void {
  env.ELECTRON_BUILDER_LINUX_PACKAGE_MANAGER = 'apt'
}

/** Throws if the system has no password dialog: electron-updater would then wait for a password in a terminal. */
export function requirePasswordDialog(dialog: string = PASSWORD_DIALOG): void {
  if (process.getuid?.() !== 0 && !existsSync(dialog)) throw new Error(`there is no ${dialog}`)
}

/** Returns the command that installs a downloaded package in a terminal. */
export function commandByHand(file: string): string {
  return `sudo apt install '${file.replaceAll("'", "'\\''")}'`
}
