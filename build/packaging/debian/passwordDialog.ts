/** The system's question for a password, in a minimal Debian: no person answers it, but a rule can. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DebianRoot, PLAYER } from './debianRoot.ts'

/** Lets the ordinary user do everything as root by pkexec, as if they had entered the password. */
const RULE = `polkit.addRule(function (action, subject) {
  if (action.id === 'org.freedesktop.policykit.exec' && subject.user === '${PLAYER.name}') return polkit.Result.YES
})
`

/** Installs pkexec and starts the bus that it asks over. The caller ends the process. */
export function installPkexec(debian: DebianRoot): ChildProcess {
  debian.installAll(['pkexec', 'polkitd', 'dbus'])
  mkdirSync(join(debian.path, 'run', 'dbus'), { recursive: true })
  return spawn('chroot', [debian.path, 'dbus-daemon', '--system', '--nofork', '--nopidfile'], { stdio: 'ignore' })
}

/** From now on pkexec refuses nothing to the ordinary user. */
export function enterPassword(debian: DebianRoot): void {
  writeFileSync(join(debian.path, 'etc', 'polkit-1', 'rules.d', '10-player.rules'), RULE)
}
