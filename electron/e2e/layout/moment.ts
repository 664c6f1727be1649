import type { Json, MatchSetup } from '../../contract/ipc.ts'
import type { RunningApp } from '../driver/app.ts'
import { value } from '../driver/host.ts'

/** A decision at this screen, and what must be visible while it is made. */
export interface Moment {
  /** In words, for the test's name. */
  readonly name: string
  readonly match: Pick<MatchSetup, 'game' | 'position' | 'options' | 'lesson'>
  /** The people at this screen; bots play the other seats. */
  readonly people: readonly string[]
  /** All seats, in order. */
  readonly seats: readonly string[]
  /** For the luck of the deal, such as the first wind; 7 by default. */
  readonly seed?: number
  /** Gestures up to the moment. */
  readonly gestures?: (app: RunningApp) => Promise<void>
  /** Cells that must not be covered: of the acting piece, and of the selection. */
  readonly cells: readonly string[]
  /** Further target cells that must not be covered with text of the usual size; larger text leaves no room for all. */
  readonly others?: readonly string[]
  /** The cell that the pointer is over. */
  readonly hovered?: string
  /** Set if another moment has the same decision, elsewhere on the table. */
  readonly isAgain?: true
  /** Test ids of the decision's buttons. */
  readonly buttons?: readonly string[]
}

/** The public position of a match, as JSON. */
export type Position = { readonly [key: string]: Json }

/** Presses keys one after the other: a key by its name, as `Tab` or `KeyE`. */
export const keys =
  (...names: readonly string[]) =>
  async ({ page }: RunningApp): Promise<void> => {
    for (const name of names) await page.keyboard.press(name)
  }

/** Clicks elements by their test ids, one after the other. */
export const clicks =
  (...ids: readonly string[]) =>
  async ({ page }: RunningApp): Promise<void> => {
    for (const id of ids) await page.getByTestId(id).click()
  }

/** The wait for the camera, which shows covered cells once the pointer has rested for half a second; ms. */
const POINTER_RESTS = 700

/** Clicks cells of the table as a person does: each when the camera is at rest and shows it. */
export const cellClicks =
  (...cells: readonly string[]) =>
  async (app: RunningApp): Promise<void> => {
    for (const [index, cell] of cells.entries()) {
      if (index > 0) await app.page.waitForTimeout(POINTER_RESTS)
      await app.boardAtRest(cell)
      await app.clickCell(cell)
    }
  }

/** Makes one gesture after the other. */
export const inTurn =
  (...gestures: readonly ((app: RunningApp) => Promise<void>)[]) =>
  async (app: RunningApp): Promise<void> => {
    for (const gesture of gestures) await gesture(app)
  }

/** Returns a decision that another moment has too, elsewhere on the table. */
export const again = (moment: Moment): Moment => ({ ...moment, isAgain: true })

/** Opens a moment's match, from the menu or from another match, and makes its gestures. */
export async function openMoment(app: RunningApp, moment: Moment): Promise<void> {
  const { page } = app
  await value(app, 'match:create', setupOf(moment))
  // The menu lists the matches when it opens.
  const isAtTable = (await page.locator('.hud').count()) > 0 && (await page.locator('dialog[open]').count()) === 0
  if (isAtTable) await clicks('btn-menu', 'pause-menu')(app)
  else await page.reload({ waitUntil: 'domcontentloaded' })
  await page.getByTestId('menu-continue').click()
  await page.locator('.hud').waitFor()
  await page.waitForFunction(isAsked)
  await moment.gestures?.(app)
}

function setupOf({ match, people, seats, seed = 7 }: Moment): MatchSetup {
  const plans = seats.map((seat, index) => {
    const isHuman = people.includes(seat)
    const player = isHuman ? ({ kind: 'human' } as const) : ({ kind: 'bot', level: 'easy' } as const)
    return [seat, { name: NAMES[index] ?? seat, player }] as const
  })
  return { ...match, seed, seats: Object.fromEntries(plans) }
}

const NAMES = ['Anne', 'Black Bart', 'Calico', 'Drake']

/** Runs in the page. */
function isAsked(): boolean {
  const { choiceProbe, admiralProbe, battleProbe, placeProbe } = window as AskedWindow
  const battle = battleProbe?.()
  const isBattle = battle !== undefined && (battle.placing !== null || battle.open.length > 0)
  return placeProbe !== undefined && (choiceProbe?.().seat != null || admiralProbe?.().seat != null || isBattle)
}

interface AskedWindow extends Window {
  readonly placeProbe?: unknown
  readonly choiceProbe?: () => { readonly seat: string | null }
  readonly admiralProbe?: () => { readonly seat: string | null }
  readonly battleProbe?: () => { readonly placing: string | null; readonly open: readonly string[] }
}
