import { writeFile } from 'node:fs/promises'
import type { Firefox } from './bidi.ts'

/** The longest wait for an element, in milliseconds. */
const PATIENCE = 30_000
const PAUSE = 50

interface Point {
  readonly x: number
  readonly y: number
}

/** One page of Firefox, and its errors. */
export class Tab {
  /** The errors of its console, and uncaught ones. */
  readonly errors: string[] = []
  private readonly firefox: Firefox
  private readonly context: string

  private constructor(firefox: Firefox, context: string) {
    this.firefox = firefox
    this.context = context
    firefox.onEvent((method, { source, level, text }) => {
      const { context: from } = (source ?? {}) as { readonly context?: string } // as in log.entryAdded
      if (method === 'log.entryAdded' && level === 'error' && from === context) this.errors.push(String(text))
    })
  }

  /** Opens an address in a tab of a size in CSS pixels. */
  static async open(firefox: Firefox, url: string, [width, height]: readonly [number, number]): Promise<Tab> {
    const { context } = (await firefox.send('browsingContext.create', { type: 'tab' })) as { readonly context: string }
    const tab = new Tab(firefox, context)
    await firefox.send('session.subscribe', { events: ['log.entryAdded'], contexts: [context] })
    await firefox.send('browsingContext.setViewport', { context, viewport: { width, height } })
    await firefox.send('browsingContext.navigate', { context, url, wait: 'complete' })
    return tab
  }

  /** Clicks the middle of the element of a selector, once it can be pressed and has the text. */
  async click(selector: string, text = ''): Promise<void> {
    await this.firefox.send('browsingContext.activate', { context: this.context })
    const { x, y } = await this.resting(selector, text)
    const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y) }
    const press = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
    const actions = [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: press }]
    await this.firefox.send('input.performActions', { context: this.context, actions })
  }

  /** Resolves with the text of the element of a selector, once it exists and is not empty. */
  text(selector: string): Promise<string> {
    return this.wait<string>('(selector) => document.querySelector(selector)?.textContent || null', selector)
  }

  async picture(path: string): Promise<void> {
    const taken = await this.firefox.send('browsingContext.captureScreenshot', { context: this.context })
    await writeFile(path, Buffer.from((taken as { readonly data: string }).data, 'base64'))
  }

  /** Resolves with the point where an element can be pressed, once the element no longer moves. */
  private async resting(selector: string, text: string): Promise<Point> {
    for (let last = await this.wait<Point>(MIDDLE, selector, text); ; ) {
      await pause()
      const next = await this.wait<Point>(MIDDLE, selector, text)
      if (next.x === last.x && next.y === last.y) return next
      last = next
    }
  }

  /** Resolves with the result of a function of the page, once that is not null. Throws after a timeout. */
  private async wait<T>(functionDeclaration: string, ...values: readonly string[]): Promise<T> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
      const { result } = (await this.firefox.send('script.callFunction', {
        functionDeclaration: `(...values) => JSON.stringify((${functionDeclaration})(...values))`,
        arguments: values.map((value) => ({ type: 'string', value })),
        target: { context: this.context },
        awaitPromise: false,
      })) as { readonly result: { readonly value?: string } }
      const value = JSON.parse(result.value ?? 'null') as T | null // of the function above
      if (value !== null) return value
      await pause()
    }
    throw new Error(`${values.join(' ')} does not appear`)
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE))

/** A function that returns the middle of an element that can be pressed there; null while it cannot. */
const MIDDLE = `(selector, text) => {
  const element = document.querySelector(selector)
  if (!element?.textContent.includes(text) || element.disabled || element.getAttribute('aria-disabled') === 'true') return null
  element.scrollIntoView({ block: 'nearest' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  return element.contains(document.elementFromPoint(x, y)) ? { x, y } : null
}`
