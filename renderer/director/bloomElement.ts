/** The factor by which the copy that light blooms from is smaller than the picture. */
const SMALLER = 4

/**
 * The bright parts of a picture, drawn again over it and blurred. The style sheet does that; this class only copies the
 * picture.
 */
export class BloomElement {
  readonly element = Object.assign(document.createElement('canvas'), { className: 'story-bloom' })
  private context: CanvasRenderingContext2D | null | undefined

  /** Copies the picture that a canvas has drawn in this frame; afterwards its buffer is empty. */
  copy(picture: HTMLCanvasElement): void {
    const { element } = this
    this.context ??= element.getContext('2d', { alpha: false })
    const [width, height] = [Math.ceil(picture.width / SMALLER), Math.ceil(picture.height / SMALLER)]
    if (element.width !== width || element.height !== height) Object.assign(element, { width, height })
    this.context?.drawImage(picture, 0, 0, width, height)
  }
}
