import { type Colour, coloursIn } from './contrast.ts'

/** A written text with its colour and background; null: the background that existed before anything was drawn. */
export interface WrittenText {
  readonly text: string
  readonly colour: Colour
  /** The text's own edge, else the last fill under it: one colour, or all of a gradient. */
  readonly on: readonly Colour[] | null
}

interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Point = readonly [x: number, y: number]

interface Ground {
  /** Null for a shape that the pen does not follow; it counts as under everything drawn after it. */
  readonly area: Area | null
  readonly colours: readonly Colour[]
}

/** A pen that keeps each text with its background; it draws nothing. */
export class LetterPen {
  readonly written: WrittenText[] = []
  fillStyle: unknown = '#000000'
  strokeStyle: unknown = '#000000'
  private grounds: readonly Ground[] = []
  private path: Area | null = null
  private edge: { readonly text: string; readonly colours: readonly Colour[] } | null = null
  private origin: Point = [0, 0]
  private readonly saved: { readonly grounds: readonly Ground[]; readonly origin: Point }[] = []

  /** The pen in the form that drawing code needs: it answers to every other name too. */
  get pen(): CanvasRenderingContext2D {
    const keeps = (key: PropertyKey): key is keyof LetterPen => key in this
    const proxy = new Proxy(this, {
      get: (own, key) => {
        if (!keeps(key)) return () => {}
        const value: unknown = own[key]
        return typeof value === 'function' ? value.bind(own) : value
      },
      set: (own, key, value) => Reflect.set(own, key, value),
    })
    return proxy as unknown as CanvasRenderingContext2D // it draws nothing, but answers to every name that a pen has
  }

  save(): void {
    this.saved.push({ grounds: this.grounds, origin: this.origin })
  }

  restore(): void {
    const { grounds, origin } = this.saved.pop() ?? { grounds: [], origin: [0, 0] }
    this.grounds = grounds
    this.origin = origin
  }

  translate(x: number, y: number): void {
    this.origin = [this.origin[0] + x, this.origin[1] + y]
  }

  beginPath(): void {
    this.path = null
  }

  roundRect(left: number, top: number, width: number, height: number): void {
    this.path = this.area(left, top, width, height)
  }

  fillRect(left: number, top: number, width: number, height: number): void {
    this.grounds = [...this.grounds, { area: this.area(left, top, width, height), colours: coloursOf(this.fillStyle) }]
  }

  fill(shape?: unknown): void {
    const isFollowed = shape === undefined && this.path !== null
    if (shape === undefined && !isFollowed) return
    this.grounds = [...this.grounds, { area: isFollowed ? this.path : null, colours: coloursOf(this.fillStyle) }]
  }

  private area(left: number, top: number, width: number, height: number): Area {
    const [x, y] = this.origin
    return { left: x + left, top: y + top, width, height }
  }

  strokeText(text: string): void {
    this.edge = { text, colours: coloursOf(this.strokeStyle) }
  }

  fillText(text: string, x: number, y: number): void {
    const under = this.grounds.findLast(
      ({ area }) => area === null || isIn(area, this.origin[0] + x, this.origin[1] + y),
    )
    const on = this.edge?.text === text ? this.edge.colours : (under?.colours ?? null)
    this.edge = null
    const last = this.written.at(-1)
    if (last?.text === text && last.colour[3] < 1) this.written.pop() // the text's shadow
    for (const colour of coloursOf(this.fillStyle)) this.written.push({ text, colour, on })
  }

  measureText(text: string): Pick<TextMetrics, 'width' | 'actualBoundingBoxAscent' | 'actualBoundingBoxDescent'> {
    return { width: text.length * 10, actualBoundingBoxAscent: 20, actualBoundingBoxDescent: 0 }
  }

  createLinearGradient(): { readonly stops: string[]; addColorStop(at: number, colour: string): void } {
    const stops: string[] = []
    return { stops, addColorStop: (_, colour) => void stops.push(colour) }
  }

  createRadialGradient = this.createLinearGradient
}

const isIn = ({ left, top, width, height }: Area, x: number, y: number): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height

/** Returns the colours of a style: one, or those of a gradient. */
function coloursOf(style: unknown): readonly Colour[] {
  const stops = typeof style === 'object' && style !== null && 'stops' in style ? style.stops : [style]
  return (stops as readonly unknown[]).flatMap((one) => coloursIn(String(one)))
}
