import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GraphicsNotice } from '../../shell/flat/GraphicsNotice.tsx'
import { prepareGraphics } from '../../shell/prepareGraphics.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { tellGraphicsLost, useGraphics } from '../../ui/graphics.ts'
import { useSettings } from '../../ui/settings.ts'
import { useToasts } from '../../ui/toasts/toasts.ts'
import { MatchScreen } from './MatchScreen.tsx'

const ALONE = { viewer: 'north', bots: ['south'] } as const
const AT_TABLE = { name: 'match' } as const

const is3d = () => document.querySelector('.hud') !== null
const notices = () => useToasts.getState().toasts.map(({ text }) => text)
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
/** Returns a spy for the page's request for a context; a test makes it return none while the graphics are lost. */
const context = () => vi.spyOn(HTMLCanvasElement.prototype, 'getContext')

const HOUR = 3_600_000
/**
 * The hours that the clock has advanced: each test runs an hour after the one before, so that graphics losses in
 * different tests do not add up.
 */
let hours = 0

async function openMatch(language: 'en' | 'ru' = 'en') {
  const table = await seaBattleTable({}, { ...ALONE, settings: { language, measuredQuality: 'low' } })
  table.panel(
    <>
      <MatchScreen />
      <GraphicsNotice screen={AT_TABLE} />
    </>,
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  hours += 1
  pass(hours * HOUR)
}

beforeEach(() => useToasts.setState({ toasts: [] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  tellGraphicsLost(false)
})

describe('3D graphics that are lost', () => {
  it('are awaited without a message', async () => {
    await openMatch()
    act(() => tellGraphicsLost(true))
    pass(3000)
    act(() => tellGraphicsLost(false))
    pass(60_000)
    expect([is3d(), notices()]).toEqual([true, []])
  })

  it.each([
    ['en', '3D graphics have stopped, so the table is flat'],
    ['ru', '3D-графика отключилась, поэтому стол плоский'],
  ] as const)('lead to the flat table with the reason; 3D returns when they are back: %s', async (language, said) => {
    await openMatch(language)
    const found = context().mockReturnValue(null)
    act(() => tellGraphicsLost(true))
    pass(4500)
    expect([is3d(), notices().length]).toEqual([false, 1])
    expect(notices()[0]).toContain(said)
    pass(60_000)
    expect(is3d()).toBe(false)
    found.mockRestore()
    pass(5000)
    expect(is3d()).toBe(true)
  })

  it('are tried when the player asks, from the menu or with its key', async () => {
    await openMatch()
    const found = context().mockReturnValue(null)
    act(() => tellGraphicsLost(true))
    pass(4500)
    vi.useRealTimers()
    fireEvent.click(await screen.findByTestId('btn-menu'))
    fireEvent.click(screen.getByRole('button', { name: '3D table' }))
    expect([is3d(), notices().at(-1)]).toEqual([false, '3D graphics still do not work: the table stays flat.'])
    found.mockRestore()
    fireEvent.keyDown(document.body, { code: 'F4' })
    expect(is3d()).toBe(true)
    expect(useSettings.getState().settings.flatTable).toBe(false)
  })

  it('are tried only on request if they are soon lost again', async () => {
    await openMatch()
    for (let times = 0; times < 2; times++) {
      act(() => tellGraphicsLost(true))
      pass(4500)
      pass(6000)
    }
    expect([is3d(), useGraphics.getState().why]).toEqual([false, 'failing'])
    expect(notices().at(-1)).toContain('failed several times')
  })
})

describe('a page that is loaded after a crash of the graphics', () => {
  it('says why it is flat, and returns to 3D, if nothing can be drawn yet', async () => {
    await openMatch()
    context().mockReturnValue(null)
    await act(() => prepareGraphics('recovering'))
    expect([is3d(), notices().length]).toEqual([false, 1])
    vi.restoreAllMocks()
    pass(5000)
    expect(is3d()).toBe(true)
  })

  it('stays flat after several crashes, until the player asks for 3D', async () => {
    await openMatch()
    await act(() => prepareGraphics('failing'))
    pass(300_000)
    expect([is3d(), notices().length]).toEqual([false, 1])
  })
})
