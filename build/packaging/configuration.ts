/** The electron-builder configuration for every system. */
import { join } from 'node:path'
import { type Configuration, type FileAssociation, WinPackager } from 'electron-builder'
import { SERVICE } from '../../electron/remote/link/link.ts'
import { archiveFaults } from './electron/archive.ts'
import type { Edition } from './electron/fuses.ts'
import { emptyElectron, finishPacked } from './electron/packedApp.ts'
import { CATEGORIES, DESCRIPTION, MENU_TEXTS, SYNOPSIS } from './linux/desktopEntry.ts'
import { APP_ID, FILE_TITLE, FILES, type FileKind, LOCALES, TITLE, UNIX_NAME } from './product.ts'
import type { Feed } from './publication.ts'
import { type SCRIPTS, ScriptedTarget } from './windows/target.ts'

/** The input of one packaging run. */
export interface PackageOrder {
  readonly platform: 'linux' | 'win32' | 'darwin'
  readonly electron: PackedElectron
  readonly edition: Edition
  /** Output folder of the packages. */
  readonly output: string
  /** Update feed of the installed program; null disables updates. */
  readonly feed: Feed | null
  /** Path of the public key that Linux updates are checked with; null disables them. */
  readonly updateKey: string | null
  /** True for fast packing without compression, for trying. */
  readonly quick: boolean
  /** Path of the text with all third-party licences. */
  readonly licences: string
  /** True if a signing certificate is available. */
  readonly signed: boolean
  /** Packages for Windows that are made from a script. */
  readonly scripted: readonly (keyof typeof SCRIPTS)[]
}

/** The Electron that is packed. */
export interface PackedElectron {
  readonly version: string
  /** Folder of the unpacked build; null lets electron-builder download the official one. */
  readonly folder: string | null
  /** True if it is not the official build of the locked version. */
  readonly standIn: boolean
}

const here = import.meta.dirname
const icons = join(here, 'icons')

export function configuration(order: PackageOrder): Configuration {
  const { electron, edition, output, feed, quick, platform } = order
  return {
    appId: APP_ID,
    // On Linux it names the folder under /opt and the executable, so it must be a plain word.
    productName: platform === 'linux' ? UNIX_NAME : FILE_TITLE,
    copyright: `Copyright © 2026 The ${TITLE} founders`,
    artifactName: artifactName(order),
    directories: { output, buildResources: here },
    electronVersion: electron.version,
    ...(electron.folder === null ? {} : { electronDist: electron.folder }),
    electronLanguages: [...LOCALES],
    npmRebuild: false,
    // Everything is bundled, so no packages are included.
    files: ['out/main/**', 'out/preload/**', 'out/renderer/**', 'package.json', '!**/node_modules/**'],
    extraFiles: [{ from: order.licences, to: 'LICENSES.txt' }],
    extraResources: order.updateKey === null ? [] : [{ from: order.updateKey, to: 'update.pub' }],
    asar: true,
    compression: quick ? 'store' : 'normal',
    fileAssociations: FILES.map((kind) => opened(kind, platform)),
    afterExtract: ({ appOutDir, packager }) =>
      emptyElectron({ folder: appOutDir, platform, name: packager.appInfo.productFilename }),
    afterPack: async ({ appOutDir, packager }) => {
      const app = { folder: appOutDir, platform, name: packager.appInfo.productFilename }
      await finishPacked({ ...app, edition, standIn: electron.standIn })
      const faults = await archiveFaults(app)
      if (faults.length > 0) throw new Error(`The archive is not as it must be: ${faults.join('; ')}`)
    },
    publish: feed,
    ...linux(order),
    ...windows(order),
    ...macos(order),
  }
}

/** Returns electron-builder's entry for a kind of file that the program opens. Finder shows its name. */
function opened(
  { extension, mimeType, programId, descriptions }: FileKind,
  platform: PackageOrder['platform'],
): FileAssociation {
  const name = platform === 'darwin' ? descriptions.en : programId
  return { ext: extension, name, description: descriptions.en, mimeType, role: 'Editor' }
}

/**
 * Returns the artifact's file name; it marks editions that must not be published. electron-builder fills in the
 * placeholders in braces.
 */
export function artifactName({ edition, electron }: Pick<PackageOrder, 'edition' | 'electron'>, kind = ''): string {
  const warnings = `${edition === 'tests' ? '-for-tests' : ''}${electron.standIn ? '-stand-in' : ''}`
  return `${UNIX_NAME}-\${version}-\${os}${kind}-\${arch}${warnings}.\${ext}`
}

/** Debian dependencies, with their names before and after the 64-bit time_t transition. */
export const DEBIAN_PACKAGES = [
  'libgtk-3-0t64 | libgtk-3-0',
  'libnss3',
  'libasound2t64 | libasound2',
  'libgbm1',
  'libgl1',
  'libegl1',
]

/** The program of the password dialog that updates take, with its package before Debian 12. */
const PASSWORD_DIALOG = 'pkexec | policykit-1'

function linux({ quick, licences }: PackageOrder): Pick<Configuration, 'linux' | 'deb' | 'toolsets'> {
  return {
    linux: {
      icon: icons,
      executableName: UNIX_NAME,
      category: CATEGORIES.join(';'),
      synopsis: SYNOPSIS,
      description: DESCRIPTION,
      syncDesktopName: true,
      desktop: { entry: MENU_TEXTS },
    },
    // Its runtime contains what it needs; the older one took libfuse2, which current systems do not install.
    toolsets: { appimage: '1.0.3' },
    deb: {
      // One match file as a path.
      executableArgs: ['%f'],
      depends: DEBIAN_PACKAGES,
      recommends: ['xdg-utils', PASSWORD_DIALOG],
      packageCategory: 'games',
      priority: 'optional',
      ...(quick ? { compression: 'gz' as const } : {}),
      fpm: [`${licences}=/usr/share/doc/${UNIX_NAME}/copyright`],
    },
  }
}

function windows(order: PackageOrder): Pick<Configuration, 'win' | 'beforePack'> {
  return {
    win: { icon: join(icons, 'icon.ico'), signExecutable: order.signed },
    // Of its own, electron-builder would download makensis.
    beforePack: ({ packager, outDir, targets }) => {
      if (!(packager instanceof WinPackager)) return
      const { quick } = order
      for (const name of order.scripted) {
        const kind = name === 'portable' ? '-portable' : ''
        targets.push(new ScriptedTarget(name, packager, { outDir, artifactName: artifactName(order, kind), quick }))
      }
    },
  }
}

/**
 * Since macOS 15 a program may reach its local network only if it gives the reason and the services it looks for; the
 * question in Russian is in `ru.lproj`. Windows asks on its own when the program first listens, and needs no key.
 */
const LOCAL_NETWORK = {
  NSLocalNetworkUsageDescription:
    'Phones and other computers on your home network join your table this way, and you find the tables of others.',
  NSBonjourServices: [`_${SERVICE}._tcp`],
}

function macos({ signed }: PackageOrder): Pick<Configuration, 'mac' | 'dmg'> {
  return {
    mac: {
      icon: join(icons, 'icon.icns'),
      category: 'public.app-category.board-games',
      // Under the hardened runtime an unsigned program could not load its own libraries.
      hardenedRuntime: signed,
      entitlements: join(here, 'entitlements.mac.plist'),
      entitlementsInherit: join(here, 'entitlements.mac.plist'),
      // Without a certificate: the ad-hoc signature that Apple silicon requires.
      ...(signed ? {} : { identity: '-' }),
      extendInfo: { CFBundleDisplayName: TITLE, ...LOCAL_NETWORK },
      extraResources: [{ from: join(here, 'ru.lproj'), to: 'ru.lproj' }],
    },
    dmg: { title: TITLE },
  }
}
