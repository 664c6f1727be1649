import type { PictureClock } from '../picture/pictureClock.ts'
import type { PagePoint } from '../table/picking/pagePoint.ts'
import { BloomElement } from './bloomElement.ts'

/** The time that the lens takes to clear, milliseconds; then it costs nothing. */
const CLEARS = 700

const layer = (className: string) => Object.assign(document.createElement('div'), { className })

/** The page elements of the story's lens over a canvas. */
export class LensElement {
  private readonly root = document.createElement('div')
  private readonly bloom = new BloomElement()
  private readonly clock: PictureClock
  private stopClearing = () => {}

  constructor(over: Element, clock: PictureClock) {
    this.clock = clock
    this.root.className = 'story-lens'
    this.root.hidden = true
    this.root.setAttribute('aria-hidden', 'true')
    this.root.append(layer('story-soft'), layer('story-softer'), this.bloom.element, layer('story-edges'))
    over.append(this.root)
  }

  /** Blurs everything far from the focus, or clears. */
  set isOn(isOn: boolean) {
    this.stopClearing()
    if (isOn) this.root.hidden = false
    this.root.classList.toggle('is-on', isOn)
    if (isOn) return
    this.stopClearing = this.clock.after(CLEARS, () => {
      this.root.hidden = true
    })
  }

  /** The position of the focus, in per cent of the canvas. */
  set focus({ x, y }: PagePoint) {
    this.root.style.setProperty('--focus-x', `${x.toFixed(1)}%`)
    this.root.style.setProperty('--focus-y', `${y.toFixed(1)}%`)
  }

  /** Adds bloom to a picture that has just been drawn, if the lens lies over it. */
  bloomOf(picture: HTMLCanvasElement): void {
    if (!this.root.hidden) this.bloom.copy(picture)
  }

  dispose(): void {
    this.stopClearing()
    this.root.remove()
  }
}
