/** How the program is started on the machine at hand. */
import { existsSync } from 'node:fs'

export interface Machine {
  readonly platform: NodeJS.Platform
  readonly isRoot: boolean
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

/** Mesa's own rasteriser: without a graphics card about twice as fast as Chromium's. */
const SOFTWARE_GL = ['--use-gl=angle', '--use-angle=gl', '--ignore-gpu-blocklist']

export function thisMachine(): Machine {
  const { platform } = process
  const isLinux = platform === 'linux'
  return {
    platform,
    isRoot: isLinux && process.getuid?.() === 0,
    hasDisplay: !isLinux || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY),
    hasGpu: !isLinux || existsSync('/dev/dri'),
  }
}

/** Only on Linux is there anything to plan: elsewhere a display and a sandbox come with the system. */
export function planLaunch({ platform, isRoot, hasDisplay, hasGpu }: Machine): LaunchPlan {
  if (platform !== 'linux') return { flags: [], virtualDisplay: false, notices: [] }
  return {
    flags: [...(isRoot ? ['--no-sandbox'] : []), ...(hasGpu ? [] : SOFTWARE_GL)],
    virtualDisplay: !hasDisplay,
    notices: [
      ...(isRoot ? ['Started as root, so Chromium’s sandbox is off: play as an ordinary user to have it.'] : []),
      ...(hasDisplay ? [] : ['There is no display here: the game runs on a virtual one (Xvfb), where nobody sees it.']),
    ],
  }
}
