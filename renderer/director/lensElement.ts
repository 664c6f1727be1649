import type { PagePoint } from '../table/picking/pagePoint.ts'

/** How long the lens takes to clear, milliseconds; then it costs nothing any more. */
const CLEARS = 700

const LAYERS = ['story-soft', 'story-softer', 'story-bloom', 'story-edges'] as const

/** The page elements of the story's lens over a canvas. */
export class LensElement {
  private readonly root = document.createElement('div')
  private clearing: ReturnType<typeof setTimeout> | undefined

  constructor(over: Element) {
    this.root.className = 'story-lens'
    this.root.hidden = true
    this.root.setAttribute('aria-hidden', 'true')
    for (const name of LAYERS) this.root.append(Object.assign(document.createElement('div'), { className: name }))
    over.append(this.root)
  }

  /** Blurs what lies far from the focus, or clears. */
  set isOn(isOn: boolean) {
    clearTimeout(this.clearing)
    if (isOn) this.root.hidden = false
    this.root.classList.toggle('is-on', isOn)
    if (isOn) return
    this.clearing = setTimeout(() => {
      this.root.hidden = true
    }, CLEARS)
  }

  /** Where the focus lies, in per cent of the canvas. */
  set focus({ x, y }: PagePoint) {
    this.root.style.setProperty('--focus-x', `${x.toFixed(1)}%`)
    this.root.style.setProperty('--focus-y', `${y.toFixed(1)}%`)
  }

  dispose(): void {
    clearTimeout(this.clearing)
    this.root.remove()
  }
}
