/**
 * `npm run package:verify`: packs for Debian, once for players and once so that tests can steer the program, installs
 * both into a bare Debian, plays there and removes them again. Takes root, debootstrap and some minutes. With `--packed`
 * the packages that lie in `dist` already are tried.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { rootObstacle } from './debianRoot.ts'

const root = join(import.meta.dirname, '..', '..', '..')

function run(...args: readonly string[]): number {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1
}

/** The first step that fails ends it. */
function verify(): number {
  const steps = [
    ...(process.argv.includes('--packed')
      ? []
      : [
          ['build/packaging/package.ts', 'deb', '--quick'],
          ['build/packaging/package.ts', 'deb', '--quick', '--for-tests'],
        ]),
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'build/vitest.package.config.ts'],
  ]
  return steps.map((step) => () => run(...step)).reduce((code, step) => (code === 0 ? step() : code), 0)
}

const obstacle = rootObstacle()
if (obstacle === null) process.exitCode = verify()
else {
  console.error(`The packages cannot be tried here: ${obstacle}.`)
  process.exitCode = 1
}
