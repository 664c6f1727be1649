import { isDrag, type ScreenPoint } from '../../input/press.ts'
import type { CameraPose } from './pose.ts'

/** The time after the end of a slide during which a press still means the view before it, ms. */
const AFTERMATH = 700

/** A movement of the camera that the player has not asked for. */
interface Slide {
  /** The pose before the slide. */
  readonly from: CameraPose
  /** The pointer's position at the start; null once it has moved, or without a pointer. */
  readonly at: ScreenPoint | null
  /** The time of the first frame after the slide; null before. */
  readonly end: number | null
  /** The pose before a later slide, which continues this one if it follows soon. */
  readonly next: CameraPose | null
}

/**
 * Finds the view that a press is meant for. If the table slides without the player's action, a press means what was
 * under the pointer before: during the slide, and a little longer if the pointer has not moved. Times are those of
 * frames, in milliseconds.
 */
export class Aim {
  private at: ScreenPoint | null = null
  private slide: Slide | null = null
  private readonly isSliding: () => boolean

  /** @param isSliding returns whether the table slides now */
  constructor(isSliding: () => boolean) {
    this.isSliding = isSliding
  }

  /** Called at every movement of the pointer over the table; null when it leaves. */
  point(at: ScreenPoint | null): void {
    this.at = at
    if (this.slide && !isAt(this.slide, at)) this.slide = { ...this.slide, at: null }
  }

  /** Records that the table starts to slide; one slide may follow another. */
  begin(from: CameraPose): void {
    const { slide } = this
    if (!slide || !(this.isSliding() || isAt(slide, this.at))) this.slide = { from, at: this.at, end: null, next: null }
    else if (slide.end !== null) this.slide = { ...slide, next: slide.next ?? from }
  }

  /** Called at every drawn frame. */
  see(now: number): void {
    const slide = this.slide && goneOn(this.slide, now)
    this.slide = slide && !this.isSliding() && slide.end === null ? { ...slide, end: now } : slide
  }

  /** Discards the slide, because the player moves the camera or it shows something else. */
  forget(): void {
    this.slide = null
  }

  /** Records that the player acts on what they see at a place of the page, also while the table slides. */
  actAt(at: ScreenPoint): void {
    this.forget()
    this.point(at)
  }

  /** Returns the view that a press at a place of the page is meant for, if it is not the current one. */
  viewAt(at: ScreenPoint, now: number): CameraPose | null {
    const slide = this.slide && goneOn(this.slide, now)
    if (!slide) return null
    return this.isSliding() || (isAt(slide, at) && !isPast(slide, now)) ? slide.from : null
  }
}

const isAt = (slide: Slide, at: ScreenPoint | null): boolean =>
  slide.at !== null && at !== null && !isDrag(slide.at, at)

const isPast = ({ end }: Slide, now: number): boolean => end !== null && now - end > AFTERMATH

/** Returns the slide continued by a later one; the later one alone if this one is over. */
function goneOn(slide: Slide, now: number): Slide {
  if (slide.next === null) return slide
  return { ...slide, from: isPast(slide, now) ? slide.next : slide.from, end: null, next: null }
}
