/**
 * `npm run package:verify`: builds the Debian packages for players and for tests, installs both into a minimal Debian,
 * plays and removes them again, and runs the security tests of the app against the installed program. Needs root,
 * debootstrap, Xvfb and some minutes. `--packed` uses the packages in `dist`.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { rootObstacle } from './debianRoot.ts'

const root = join(import.meta.dirname, '..', '..', '..')

function run(...args: readonly string[]): number {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1
}

/** Stops at the first step that fails. */
function verify(): number {
  const steps = [
    ...(process.argv.includes('--packed')
      ? []
      : [
          ['build/packaging/package.ts', 'deb', '--quick'],
          ['build/packaging/package.ts', 'deb', '--quick', '--for-tests'],
        ]),
    ...['package', 'installed'].map((name) => [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      `build/vitest.${name}.config.ts`,
    ]),
  ]
  return steps.map((step) => () => run(...step)).reduce((code, step) => (code === 0 ? step() : code), 0)
}

const obstacle = rootObstacle()
if (obstacle === null) process.exitCode = verify()
else {
  console.error(`The packages cannot be tried here: ${obstacle}.`)
  process.exitCode = 1
}
