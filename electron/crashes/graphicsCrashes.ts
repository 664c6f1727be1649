import type { AppInfo } from '../contract/ipc.ts'
import { CrashCount } from './crashCount.ts'

/** After so many crashes within a minute the page is flat: 3D may be what breaks the graphics. */
const MOST_IN_3D = 3
/** After so many even a flat page breaks them: the program starts again and draws without the graphics card. */
const MOST_AT_ALL = 8

/**
 * What is done after a crash of the GPU process. `reload`: the page is loaded again, in 3D or flat as `trouble` says.
 * `wait`: the flat page stays, as Chromium draws it again by itself. `restart`: the program starts without the card.
 */
export type GraphicsRemedy = 'reload' | 'wait' | 'restart'

/** The crashes of the GPU process, and what follows from them. */
export class GraphicsCrashes {
  private readonly count = new CrashCount()
  private readonly isWithoutCard: boolean

  /** `isWithoutCard`: the program was started without the graphics card. */
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

  /** What a page that is loaded now should know. */
  get trouble(): AppInfo['graphics'] {
    const { recent } = this.count
    if (this.isWithoutCard || recent > MOST_IN_3D) return 'failing'
    return recent > 0 ? 'recovering' : undefined
  }
}
