import { afterAll, describe, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { value } from './driver/host.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FAST_SETTINGS })
afterAll(() => app.discard())

const { page } = app

/** White has woken the bear; one of its men is trapped, one stands by a trampoline, and there is a bottle aboard. */
const POSITION = {
  game: 'jackal',
  options: { players: 2, crews: 1, variant: 'archipelago' },
  board: {
    default: { kind: 'empty', open: true },
    tiles: {
      e5: { kind: 'trap', open: true },
      e4: { kind: 'trampoline', open: true },
      l11: { kind: 'empty', coins: 1, open: true },
    },
  },
  teams: [{ id: 'white', bottles: 1 }, { id: 'black' }],
  pieces: [
    { id: 'white-1', type: 'pirate', team: 'white', at: 'e5', trapped: true },
    { id: 'white-2', type: 'pirate', team: 'white', at: 'e3' },
    { id: 'black-1', type: 'pirate', team: 'black', at: 'i9' },
  ],
  bear: { at: 'h5', wokenBy: 'white' },
  turn: 'white',
}

interface PageWindow extends Window {
  readonly choiceProbe?: () => { readonly seat: string | null; readonly decision: string | null }
}

const asked = (seat: string, decision: string | null = null) =>
  page.waitForFunction(
    ([wanted, kind]) => {
      const now = (window as PageWindow).choiceProbe?.()
      return now?.seat === wanted && now?.decision === kind
    },
    [seat, decision] as const,
  )
const log = page.getByTestId('hud-log')
const hint = page.getByTestId('hud-hint')
const seat = (name: string) => ({ name, player: { kind: 'human' } as const })

describe('the bear, the bottle and the trampoline, by clicking', () => {
  it('shows the next step of the bear, frees a man by a bottle after the move, and then the bear walks', {
    timeout: 120_000,
  }, async () => {
    const seats = { white: seat('Anne'), black: seat('Edward') }
    await value(app, 'match:create', { game: 'jackal', options: {}, position: POSITION, seats, seed: 7 })
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.getByTestId('menu-continue').click()
    await asked('white')
    await app.hoverCell('d3')
    await page
      .getByTestId('hud-tile')
      .getByText(/The bear then steps to g5/)
      .waitFor()
    await page.getByText('Setting the table').waitFor({ state: 'detached' })
    await app.screenshot('bear')
    await page.getByTestId('btn-log').click()

    await app.clickCell('d3')
    await asked('white', 'uncork')
    await hint.getByText('Use a bottle, or end?').waitFor()
    await app.clickCell('e5')
    await log.getByText(/A bottle for the pirate.*The bear walks h5 → g5/s).waitFor()
  })

  it('throws over a cell by the trampoline, in the direction chosen', { timeout: 120_000 }, async () => {
    await asked('black')
    await app.clickCell('i10')
    await asked('white')
    await app.clickCell('d3')
    await app.clickCell('e4')
    await asked('white', 'onward')
    await hint.getByText('Choose where to land').waitFor()
    await app.clickCell('c6')
    await log.getByText(/The trampoline throws him to c6.*The bear walks g5 → f5/s).waitFor()
    expect(app.consoleErrors).toEqual([])
  })
})
