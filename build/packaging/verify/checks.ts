/** The kinds of package that `npm run package:verify` can check on this machine. */
import { isOnPath } from '../../electron/systemLibraries.ts'
import { rootObstacle } from '../debian/debianRoot.ts'
import { RELEASES } from '../linux/releases.ts'

export interface Check {
  /** The arguments of each run of `package.ts` that makes the packages of this check. */
  readonly packed: readonly (readonly string[])[]
  /** The suites in order: the name of vitest's configuration, and the folder of its tests if it runs others too. */
  readonly suites: readonly (readonly [configuration: string, folder?: string])[]
  /** Facts that cannot be verified here, one line each. */
  readonly notVerified: readonly string[]
  /** Returns why this machine cannot run the check; null if it can. */
  obstacle(): string | null
}

const ON_SCREEN = 'a real graphics card, sound and a desktop: the program drew by software on a virtual display'

export const CHECKS = {
  deb: {
    packed: [
      ['deb', '--quick'],
      ['deb', '--quick', '--for-tests'],
    ],
    suites: [['package', 'build/packaging/debian/'], ['installed']],
    notVerified: [ON_SCREEN],
    obstacle: () => rootObstacle('bookworm'),
  },
  appimage: {
    packed: [['appimage', '--quick', '--for-tests']],
    suites: [['package', 'build/packaging/linux/appImage.verify.ts']],
    notVerified: [
      'an ordinary user mounting it by fusermount3: a minimal Debian has none, so the program ran unpacked',
      'the players’ edition, which differs by one fuse',
      ON_SCREEN,
    ],
    obstacle: () => rootObstacle(...RELEASES),
  },
  tar: {
    packed: [['tar.gz', '--quick', '--for-tests']],
    suites: [['package', 'build/packaging/linux/tarball.verify.ts']],
    notVerified: ['the players’ edition, which differs by one fuse', ON_SCREEN],
    obstacle: () => rootObstacle(...RELEASES),
  },
  updates: {
    packed: [],
    suites: [['package', 'build/packaging/linux/updates.verify.ts']],
    notVerified: [
      'the update of a program for Windows and macOS, which is signed otherwise',
      'the window of the system that asks for a password before it installs a Debian package: a rule answers',
      'a feed behind https: it is on this computer',
    ],
    obstacle: () => rootObstacle('bookworm'),
  },
  flatpak: {
    packed: [['tar.gz', '--quick', '--for-tests']],
    suites: [['package', 'build/packaging/flatpak/']],
    notVerified: [
      'building, installing and starting the Flatpak: its runtimes come from Flathub alone',
      'flatpak-builder-lint: no registry of Debian or npm has it',
    ],
    obstacle: () => missingPrograms('flatpak-builder', 'appstreamcli', 'desktop-file-validate', 'update-mime-database'),
  },
  mac: {
    packed: [],
    suites: [['package', 'build/packaging/mac/']],
    notVerified: [
      'Electron for macOS, and so every start: no registry has it, and a skeleton of it was packed instead',
      'the ad-hoc signature: Apple’s codesign runs on macOS alone, and rcodesign is in no registry of Debian or npm',
      'the universal program and the dmg: both take tools of macOS',
      'certificate and notarisation: they take an account with Apple',
    ],
    obstacle: () => missingPrograms('7za', 'unzip'),
  },
  windows: {
    packed: [
      ['nsis', '--quick'],
      ['nsis', '--quick', '--for-tests'],
    ],
    suites: [['package', 'build/packaging/windows/']],
    notVerified: [
      'a window on a screen: wine ends Chromium as soon as its window is shown, so it runs without one',
      'Chromium’s sandbox, which wine cannot run',
      'a double click on a file: wine does not read the types that are registered for one user; their command was run',
      'the pages of the installer, which only a person can press; all runs are silent',
      'signatures and SmartScreen: there is no certificate',
    ],
    obstacle: () => rootObstacle('wine') ?? missingPrograms('makensis', '7za'),
  },
} satisfies Readonly<Record<string, Check>>

/** Returns which of these programs are missing, as the end of a sentence; null if none is. */
function missingPrograms(...names: readonly string[]): string | null {
  const missing = names.filter((name) => !isOnPath(name))
  return missing.length === 0 ? null : `it takes ${missing.join(', ')}`
}

export type CheckName = keyof typeof CHECKS

export const CHECK_NAMES = Object.keys(CHECKS) as readonly CheckName[]

/** Returns the check named on the command line; the Debian package if none is named. */
export function askedCheck([name = 'deb', ...others]: readonly string[]): CheckName {
  const found = CHECK_NAMES.find((one) => one === name)
  if (found === undefined) throw new RangeError(`no check is called ${name}; there are ${CHECK_NAMES.join(', ')}`)
  if (others.length > 0) throw new RangeError(`one check at a time, and not also ${others.join(', ')}`)
  return found
}
