import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, renderHook } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { handled } from '../testkit/handled.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { ScreenFrame } from '../ui/ScreenFrame.tsx'
import { openContext } from './contexts.ts'
import { ignoreInputMethod } from './inputMethod.ts'
import { TABLE } from './tableCommands.ts'
import { useKeyCapture } from './useKeyCapture.ts'

const KEYS = ['Enter', 'NumpadEnter', 'Escape', 'Space', 'KeyN'] as const
const BY_INPUT_METHOD = { composing: { isComposing: true }, 'taken, as Safari says it': { keyCode: 229 } } as const

/** Starts with a page that ignores the input method, as every page does. */
function startPage(): void {
  onTestFinished(ignoreInputMethod())
}

/** Presses each key in a field; returns the keys that the browser may still act on. */
function press(field: Element, how: KeyboardEventInit): readonly string[] {
  return KEYS.filter((code) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true, ...how })),
  )
}

interface ListenersProps {
  readonly received: (what: string) => void
  readonly hasDialog?: boolean
}

/** A form's screen under a dialog, with a field in each; `received` gets every action. */
function Listeners({ received, hasDialog = true }: ListenersProps) {
  return (
    <>
      <ScreenFrame title="Screen" testId="screen" onBack={() => received('back')}>
        <input data-testid="on-screen" />
      </ScreenFrame>
      {hasDialog && (
        <Dialog title="Dialog" surface="wood" onClose={() => received('close')}>
          <input data-testid="in-dialog" onKeyDown={() => received('field')} />
        </Dialog>
      )}
    </>
  )
}

describe('a key of an input method', () => {
  it.each(Object.entries(BY_INPUT_METHOD))('only writes: %s', (_name, how) => {
    startPage()
    const done: string[] = []
    const received = (what: string) => void done.push(what)
    const page = render(<Listeners received={received} />)
    onTestFinished(openContext({ kind: 'page', tables: [handled(TABLE, received)] }))
    for (const field of ['in-dialog', 'on-screen']) press(page.getByTestId(field), how)
    page.rerender(<Listeners received={received} hasDialog={false} />)
    const left = press(page.getByTestId('on-screen'), how)
    expect(done).toEqual([])
    expect(left).toEqual(['Space', 'KeyN'])
  })

  it.each(Object.entries(BY_INPUT_METHOD))('is not taken as a new key of a command: %s', (_name, how) => {
    startPage()
    const keys: unknown[] = []
    renderHook(() => useKeyCapture(true, (key) => keys.push(key)))
    press(document.body, how)
    expect(keys).toEqual([])
    press(document.body, {})
    expect(keys).toHaveLength(KEYS.length)
  })

  it('differs from the same key without an input method, which leaves dialogs and screens', () => {
    startPage()
    const done: string[] = []
    const received = (what: string) => void done.push(what)
    const page = render(<Listeners received={received} />)
    press(page.getByTestId('in-dialog'), {})
    page.rerender(<Listeners received={received} hasDialog={false} />)
    press(page.getByTestId('on-screen'), {})
    expect(done).toEqual(['field', 'field', 'field', 'close', 'field', 'field', 'back'])
  })
})

describe('every page', () => {
  const folder = join(import.meta.dirname, '..')
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html'))
  it.each(pages)('ignores the keys of an input method before it draws: %s', (page) => {
    const script = /<script type="module" src="\.\/(.+)">/.exec(readFileSync(join(folder, page), 'utf8'))?.[1] ?? ''
    const [before] = readFileSync(join(folder, script), 'utf8').split('createRoot(root)')
    expect(before).toContain('\nignoreInputMethod()\n')
  })
})
