/** Flags and display for starting the program on this machine. */
import { existsSync, readFileSync } from 'node:fs'

export interface Machine {
  readonly platform: NodeJS.Platform
  readonly isRoot: boolean
  /** True if unprivileged users may create the namespaces that Chromium's sandbox needs. */
  readonly allowsSandbox: boolean
  readonly hasDisplay: boolean
  readonly hasGpu: boolean
}

export interface LaunchPlan {
  /** Command-line flags for Electron. */
  readonly flags: readonly string[]
  /** True if a virtual display is needed. */
  readonly virtualDisplay: boolean
  /** Messages for the terminal. */
  readonly notices: readonly string[]
}

/** On a busy machine a slow frame in software looks like a hang, and Chromium would kill the GPU process. */
const NO_WATCHDOG = '--disable-gpu-watchdog'

/**
 * Mesa's software rasteriser: about twice as fast as Chromium's without a graphics card. It draws only the table: for
 * panels it would take more than half of all time.
 */
const SOFTWARE_GL = [
  '--use-gl=angle',
  '--use-angle=gl',
  '--ignore-gpu-blocklist',
  '--disable-gpu-rasterization',
  NO_WATCHDOG,
]

/** Kernel settings that can forbid the sandbox to programs outside system folders, with the forbidding value. */
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

/** Returns the plan for this machine. Only Linux needs one: the other systems always have a display and a sandbox. */
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
