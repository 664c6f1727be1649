import type { AppInfo } from '../contract/ipc.ts'
import { CrashCount } from './crashCount.ts'

/** The most crashes within a minute with the page in 3D. After more it is flat: 3D may be what breaks the graphics. */
const MOST_IN_3D = 3
/** The most crashes within a minute. After more, flat pages crash too: the program starts again without the card. */
const MOST_AT_ALL = 8

/**
 * The remedy after a crash of the GPU process. `reload`: the page is loaded again, in 3D or flat as `trouble` says.
 * `wait`: the flat page stays, as Chromium itself draws it again. `restart`: the program starts without the card.
 */
export type GraphicsRemedy = 'reload' | 'wait' | 'restart'

/** Counts crashes of the GPU process and chooses the remedy. */
export class GraphicsCrashes {
  private readonly count = new CrashCount()
  private readonly isWithoutCard: boolean

  /** @param isWithoutCard true if the program was started without the graphics card */
  constructor(isWithoutCard: boolean) {
    this.isWithoutCard = isWithoutCard
  }

  /** Counts a crash. */
  add(): GraphicsRemedy {
    const crashes = this.count.add()
    if (this.isWithoutCard) return 'wait'
    if (crashes > MOST_AT_ALL) return 'restart'
    return crashes <= MOST_IN_3D + 1 ? 'reload' : 'wait'
  }

  /** The state of the graphics for a page that is loaded now. */
  get trouble(): AppInfo['graphics'] {
    const { recent } = this.count
    if (this.isWithoutCard || recent > MOST_IN_3D) return 'failing'
    return recent > 0 ? 'recovering' : undefined
  }
}
