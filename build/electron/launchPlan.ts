/** How the program is started on the machine at hand. */
import { existsSync, readFileSync } from 'node:fs'

export interface Machine {
  readonly platform: NodeJS.Platform
  readonly isRoot: boolean
  /** Ordinary users may make the namespaces that Chromium's sandbox is built of. */
  readonly allowsSandbox: boolean
  readonly hasDisplay: boolean
  readonly hasGpu: boolean
}

export interface LaunchPlan {
  /** For Electron's command line. */
  readonly flags: readonly string[]
  /** A display must be made first. */
  readonly virtualDisplay: boolean
  /** Sentences for the person at the terminal. */
  readonly notices: readonly string[]
}

/** Mesa’s own rasteriser: without a graphics card, as on a virtual display, about twice as fast as Chromium's. */
const SOFTWARE_GL = ['--use-gl=angle', '--use-angle=gl', '--ignore-gpu-blocklist']

/** Kernel settings, by the value that forbids the sandbox to programs outside the system's own folders. */
const SANDBOX_BANS = [
  ['/proc/sys/kernel/apparmor_restrict_unprivileged_userns', '1'],
  ['/proc/sys/kernel/unprivileged_userns_clone', '0'],
] as const

export function thisMachine(): Machine {
  const { platform } = process
  const isLinux = platform === 'linux'
  return {
    platform,
    isRoot: isLinux && process.getuid?.() === 0,
    allowsSandbox: !SANDBOX_BANS.some(([file, banned]) => readSetting(file) === banned),
    hasDisplay: !isLinux || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY),
    hasGpu: !isLinux || existsSync('/dev/dri'),
  }
}

/** Only on Linux is there anything to plan: elsewhere a display and a sandbox come with the system. */
export function planLaunch({ platform, isRoot, allowsSandbox, hasDisplay, hasGpu }: Machine): LaunchPlan {
  if (platform !== 'linux') return { flags: [], virtualDisplay: false, notices: [] }
  const isSandboxed = allowsSandbox && !isRoot
  return {
    flags: [...(isSandboxed ? [] : ['--no-sandbox']), ...(hasGpu && hasDisplay ? [] : SOFTWARE_GL)],
    virtualDisplay: !hasDisplay,
    notices: [
      ...(isRoot ? ['Started as root, so Chromium’s sandbox is off: play as an ordinary user to have it.'] : []),
      ...(isRoot || allowsSandbox ? [] : ['This system forbids Chromium’s sandbox to ordinary users, so it is off.']),
      ...(hasDisplay ? [] : ['There is no display here: the game runs on a virtual one (Xvfb), where nobody sees it.']),
    ],
  }
}

function readSetting(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}
