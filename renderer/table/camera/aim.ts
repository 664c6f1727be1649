import type { CameraPose } from './pose.ts'
import { isDrag, type ScreenPoint } from './press.ts'

/** How long what was seen before a slide is still aimed at once the slide has ended, ms. */
const AFTERMATH = 700

/** A movement of the camera that nobody has asked for. */
interface Slide {
  /** What was seen before. */
  readonly from: CameraPose
  /** Where the pointer was when it began; null once it has moved on, and where there was none. */
  readonly at: ScreenPoint | null
  /** The time of the first frame that shows where it led; null before. */
  readonly end: number | null
  /** What was seen before another slide that has begun since, and goes on with this one if it follows soon. */
  readonly next: CameraPose | null
}

/**
 * What the hand at the pointer aims at. Where the table slides by itself, a press means what was under the pointer before:
 * while it slides, and a little longer where the pointer has not moved on. Times are those of frames, in milliseconds.
 */
export class Aim {
  private at: ScreenPoint | null = null
  private slide: Slide | null = null
  private readonly isSliding: () => boolean

  /** @param isSliding whether the table slides now */
  constructor(isSliding: () => boolean) {
    this.isSliding = isSliding
  }

  /** Told of every movement of the pointer over the table; null where it leaves. */
  point(at: ScreenPoint | null): void {
    this.at = at
    if (this.slide && !isAt(this.slide, at)) this.slide = { ...this.slide, at: null }
  }

  /** The table begins to slide; one slide may follow another. */
  begin(from: CameraPose): void {
    const { slide } = this
    if (!slide || !(this.isSliding() || isAt(slide, this.at))) this.slide = { from, at: this.at, end: null, next: null }
    else if (slide.end !== null) this.slide = { ...slide, next: slide.next ?? from }
  }

  /** Told of every frame that is drawn. */
  see(now: number): void {
    const slide = this.slide && goneOn(this.slide, now)
    this.slide = slide && !this.isSliding() && slide.end === null ? { ...slide, end: now } : slide
  }

  /** The camera moves because the player wants it, or shows something else. */
  forget(): void {
    this.slide = null
  }

  /** The player acts on what he sees at a place of the page, also while the table slides. */
  actAt(at: ScreenPoint): void {
    this.forget()
    this.point(at)
  }

  /** The view that a press at a place of the page is meant for, where that is not the one that is seen now. */
  viewAt(at: ScreenPoint, now: number): CameraPose | null {
    const slide = this.slide && goneOn(this.slide, now)
    if (!slide) return null
    return this.isSliding() || (isAt(slide, at) && !isPast(slide, now)) ? slide.from : null
  }
}

const isAt = (slide: Slide, at: ScreenPoint | null): boolean =>
  slide.at !== null && at !== null && !isDrag(slide.at, at)

const isPast = ({ end }: Slide, now: number): boolean => end !== null && now - end > AFTERMATH

/** The slide with the one that has begun since: one of its own where this one is past. */
function goneOn(slide: Slide, now: number): Slide {
  if (slide.next === null) return slide
  return { ...slide, from: isPast(slide, now) ? slide.next : slide.from, end: null, next: null }
}
