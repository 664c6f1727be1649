import { isDrag, type ScreenPoint } from '../picking/press.ts'
import type { CameraPose } from './pose.ts'

/** A movement of the camera that nobody has asked for. */
interface Slide {
  /** What was seen before. */
  readonly from: CameraPose
  /** Where the pointer was when it began; null once it has moved on, and where there was none. */
  readonly at: ScreenPoint | null
}

/**
 * What the hand at the pointer aims at. Where the table slides by itself, a press means what was under the pointer before:
 * while it slides, and until the pointer has moved on.
 */
export class Aim {
  private at: ScreenPoint | null = null
  private slide: Slide | null = null

  /** Told of every movement of the pointer over the table; null where it leaves. */
  point(at: ScreenPoint | null): void {
    this.at = at
    if (this.slide && !isAt(this.slide, at)) this.slide = { ...this.slide, at: null }
  }

  /** The table begins to slide; one slide may follow another. */
  begin(from: CameraPose, isSliding: boolean): void {
    const goesOn = this.slide && (isSliding || isAt(this.slide, this.at))
    if (!goesOn) this.slide = { from, at: this.at }
  }

  /** The camera moves because the player wants it, or shows something else. */
  forget(): void {
    this.slide = null
  }

  /** The view that a press at a place of the page is meant for, where that is not the one that is seen now. */
  viewAt(at: ScreenPoint, isSliding: boolean): CameraPose | null {
    const { slide } = this
    return slide && (isSliding || isAt(slide, at)) ? slide.from : null
  }
}

const isAt = (slide: Slide, at: ScreenPoint | null): boolean =>
  slide.at !== null && at !== null && !isDrag(slide.at, at)
