import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AdvisedMove, PlannedMove } from '../../../../electron/contract/ipc.ts'
import { printCell } from '../../../../engine/admiral/cells.ts'
import { sea } from '../../../../engine/testkit/sea.ts'
import { translator } from '../../../i18n/t.ts'
import { admiralTable } from '../../../testkit/admiral.ts'
import { adviceIsRead } from '../../../testkit/reading.ts'
import { Presses } from '../../../ui/presses.ts'
import { berthsOf } from '../../intent/courseRules.ts'
import { useIntent } from '../../intent/intent.ts'
import { courseOf } from '../../intent/layingOut.ts'
import { AdmiralHud } from '../AdmiralHud.tsx'
import { useAssigning } from '../captains/assigning.ts'
import { ADMIRAL_COACH } from './coach.ts'

const DUEL = { ships: { 'red-line': 'k8 N', 'blue-galleon': ['l8 N', { hullDamage: 3 }] } } as const
const STORM = { ...DUEL, ships: { 'red-line': 'k8 N', 'blue-galleon': 'q14 S' }, wind: 'N storm' } as const
const FAR = { ships: { 'red-line': 'k8 N', 'blue-galleon': 'q14 S' } } as const
const ASSIGNING = {
  ships: { 'red-brig': 'k5 N', 'red-line': 'm5 N', 'blue-brig': 'p9 N', 'blue-line': 'q9 N' },
  options: { captains: 1 },
  phase: 'assign',
  assigning: ['red', 'blue'],
} as const
const ALONE = { viewer: 'red', bots: ['blue'] } as const
const told = () => screen.getAllByTestId(/^coach-\d$/).map((move) => move.querySelector('strong')?.textContent ?? '')

describe('the coach of Admiral', () => {
  // Presses in an earlier test must not make a key press count as one too many.
  beforeEach(() => void vi.spyOn(Presses.prototype, 'isNew').mockReturnValue(true))
  afterEach(() => vi.restoreAllMocks())

  it('fires at a hulk, with the guns laid and the reason', async () => {
    const table = await admiralTable(DUEL, ALONE)
    const user = table.panel(<AdmiralHud />)
    await user.keyboard('q')
    expect(told()[0]).toMatch(/^Ship of the line.*: fire at blue galleon/)
    expect(screen.getByTestId('coach-1').textContent).toContain('A hit sinks it')
    expect(screen.getByTestId('coach-confirm').textContent).toBe('Enter')
    const { selected, target, prompt } = useIntent.getState()
    expect([selected, target, prompt?.kind]).toEqual(['red-line', 'blue-galleon', 'fire'])
    expect(table.host.asked('match:play')).toEqual([])
  })

  it('assigns the captains, and Enter sends them as advised', async () => {
    const table = await admiralTable(ASSIGNING, ALONE)
    const user = table.panel(<AdmiralHud />)
    await user.keyboard('q')
    expect(told()[0]).toBe('Assign the captains')
    expect(screen.getByTestId('coach-confirm').textContent).toBe('Enter')
    const { cards } = useAssigning.getState()
    expect(Object.keys(cards)).toHaveLength(1)
    expect(table.host.asked('match:play')).toEqual([])
    await adviceIsRead()
    await user.keyboard('{Enter}')
    expect(table.host.asked('match:play')).toMatchObject([{ move: { kind: 'assign', cards } }])
  })

  it('keeps captains that the player has assigned already, until its advice is pressed', async () => {
    const table = await admiralTable(ASSIGNING, ALONE)
    const user = table.panel(<AdmiralHud />)
    act(() => useAssigning.getState().put('swift', 'red-brig'))
    await user.keyboard('q')
    expect(useAssigning.getState().cards).toEqual({ 'red-brig': 'swift' })
    expect(screen.queryByTestId('coach-confirm')).toBeNull()
    await user.click(screen.getByTestId('coach-1'))
    expect(useAssigning.getState().cards).not.toEqual({ 'red-brig': 'swift' })
    expect(screen.getByTestId('coach-confirm').textContent).toBe('Enter')
    act(() => useAssigning.getState().clear())
    expect(screen.queryByTestId('coach-confirm')).toBeNull()
  })

  it('ends the turn by Enter without a question, but not after the coach has left', async () => {
    const table = await admiralTable(STORM, ALONE)
    const user = table.panel(<AdmiralHud />)
    await user.keyboard('q')
    expect(told()).toEqual(['End the turn'])
    expect(screen.getByTestId('coach-do').textContent).toMatch(/End the turn$/)
    expect(screen.queryByTestId('end')).toBeNull()
    await user.keyboard('q')
    expect(useIntent.getState().prompt).toBeNull()
    await user.keyboard('q')
    await adviceIsRead()
    await user.keyboard('{Enter}')
    expect(table.host.asked('match:play')).toMatchObject([{ move: { kind: 'finish' } }, { move: { kind: 'finish' } }])
  })

  it('ends no turn by a key that was meant for the player’s own choice', async () => {
    const table = await admiralTable(STORM, ALONE)
    const user = table.panel(<AdmiralHud />)
    const chosen = { kind: 'repair', hull: 1, sails: 0 } as const
    act(() => useIntent.setState({ prompt: chosen }))
    await user.keyboard('q')
    expect(told()).toEqual(['End the turn'])
    expect(useIntent.getState().prompt).toEqual(chosen)
    expect(screen.getByTestId('coach-do').textContent).toBe(' End the turn')
    await user.keyboard('{Enter}')
    expect(table.host.asked('match:play')).toEqual([])
    await user.click(screen.getByTestId('coach-1'))
    expect(screen.getByTestId('coach-do').textContent).toBe('Enter End the turn')
    await user.keyboard('{Enter}')
    expect(table.host.asked('match:play')).toMatchObject([{ move: { kind: 'finish' } }, { move: { kind: 'finish' } }])
  })

  it('has a button for players without keys', async () => {
    const table = await admiralTable(STORM, ALONE)
    const user = table.panel(<AdmiralHud />)
    await user.keyboard('q')
    await user.click(screen.getByTestId('coach-do'))
    expect(table.host.asked('match:play')).toMatchObject([{ move: { kind: 'finish' } }, { move: { kind: 'finish' } }])
  })

  it('lays out no other course than the advised one', async () => {
    await admiralTable(FAR, ALONE)
    const steer = (turn: 'none' | 'right') => ({ kind: 'steer', ship: 'red-line', turn }) as const
    const [near] = berthsOf({ ...useIntent.getState(), selected: 'red-line' })
    const first = steer(near?.way[0] === 'right' ? 'right' : 'none')
    const beyondReach = Array.from({ length: 30 }, () => first)
    expect(courseOf(useIntent.getState(), 'red-line', beyondReach)).toBeNull()
    const reached = near?.way.map((turn) => ({ ...first, turn })) ?? []
    expect(courseOf(useIntent.getState(), 'red-line', reached)).toEqual(near)
  })

  it('gives the reasons for staying in port', async () => {
    const fort = { id: 'red-fort', team: 'red', at: 'k9', hullDamage: 0, shotsLeft: 2 }
    const gains = async (at: string, more: object = {}) => {
      const board = { forts: [{ ...fort, ...more }] }
      await admiralTable({ ships: { 'red-line': `${at} N`, 'blue-galleon': 'q14 S' }, board }, ALONE)
      const advice = { move: { kind: 'finish', ship: 'red-line' }, value: 0.5 }
      return ADMIRAL_COACH.tell(advice, { t: translator('en'), nameOf: (seat) => seat })?.gains
    }
    expect(await gains('k8')).toEqual(['Covered by the fort’s guns'])
    expect(await gains('k8', { hullDamage: 3, shotsLeft: 0 })).not.toContain('Covered by the fort’s guns')
    expect(await gains('c2')).toEqual(['No enemy can fire at it here this round', 'No target from here'])
  })

  /** The reasons for and against a plan on the table. */
  const reasons = (move: object, ...sequel: object[]) => {
    const told = ADMIRAL_COACH.tell({ move, sequel, value: 0.5 } as AdvisedMove, {
      t: translator('en'),
      nameOf: (seat) => seat,
    })
    return { plain: told?.plain ?? [], gains: told?.gains ?? [], risks: told?.risks ?? [] }
  }
  const ahead = { kind: 'steer', ship: 'red-line', turn: 'none' }

  it('says why a turn ends before all have acted', async () => {
    const end = ['red-line', 'red-far'].map((ship) => ({ kind: 'finish', ship }))
    await admiralTable(FAR, ALONE)
    expect(reasons({ ...end[0] }, { ...end[1] }).gains).toEqual([
      'No enemy can fire at your ships this round',
      'Those still to act have no target',
    ])
    await admiralTable({ ships: { 'red-line': 'k8 N', 'blue-galleon': 'l8 N' } }, ALONE)
    expect(reasons({ ...end[0] }, { ...end[1] }).gains).toEqual(['Unused shots can still return fire this round'])
  })

  it('promises no answer to enemies that have acted, and does not call enemies out of reach for lack of shots', async () => {
    const finish = { kind: 'finish', ship: 'red-line' }
    await admiralTable({ ships: { 'red-line': 'k8 N', 'blue-galleon': ['l8 N', { done: true }] } }, ALONE)
    expect(reasons(finish)).toEqual({ plain: [], gains: [], risks: [] })
    await admiralTable({ ships: { 'red-line': ['k8 N', { shotsLeft: 0 }], 'blue-galleon': 'l8 N' } }, ALONE)
    expect(reasons(finish)).toEqual({ plain: ['No shots left'], gains: [], risks: [] })
  })

  it('counts the enemies that can still come among those that can fire at a ship', async () => {
    const spent = ['k8 N', { shotsLeft: 0 }] as const
    const acted = { 'blue-galleon': ['k11 W', { done: true }], 'blue-frigate': ['p8 N', { done: true }] } as const
    await admiralTable({ ships: { 'red-line': spent, ...acted } }, ALONE)
    expect(reasons(ahead).gains).toEqual(['Fewer enemies can fire at it: 1 instead of 2'])
    await admiralTable({ ships: { 'red-line': spent, 'blue-galleon': 'k11 W' } }, ALONE)
    const { gains, risks } = reasons({ ...ahead, turn: 'right' })
    expect(risks).toContain('Can still come and fire: blue galleon')
    expect(gains).toEqual(['Nearer to blue galleon: 2 cells away'])
  })

  it('says that a course in a hunt leads to gold, and gold aboard home', async () => {
    const board = {
      land: ['k12'],
      treasures: [{ at: 'k12', gold: 2 }],
      forts: [{ id: 'red-fort', team: 'red', at: 'k14', hullDamage: 0, shotsLeft: 2 }],
    }
    const hunt = (more: object) => ({
      ships: { 'red-line': ['k8 N', more], 'blue-galleon': 'x1 S' } as never, // the same ship, with and without gold
      board,
      options: { scenario: 'treasure' },
    })
    await admiralTable(hunt({}), ALONE)
    expect(reasons(ahead).gains[0]).toBe('Nearer to the gold at k12: 3 cells away')
    const turned = { move: { kind: 'turn', ship: 'red-line', heading: 'NE' }, value: 0.4, worth: 1 } as AdvisedMove
    const best = { move: ahead, value: 0.6, worth: 3 } as AdvisedMove
    const words = { t: translator('en'), nameOf: (seat: string) => seat }
    expect(ADMIRAL_COACH.tell(turned, words, best)?.risks).toEqual(['Better: nearer to the gold at k12: 3 cells away'])
    await admiralTable(hunt({ gold: 1 }), ALONE)
    expect(reasons(ahead).gains[0]).toBe('Brings the gold nearer home: 5 cells away')
  })

  it('gives the advantages of a course into fire', async () => {
    await admiralTable({ ships: { 'red-line': ['k8 N', { shotsLeft: 0 }], 'blue-galleon': 'k11 W' } }, ALONE)
    const { gains, risks } = reasons(ahead)
    expect(risks.length).toBeGreaterThan(0)
    expect(gains).toEqual(['Nearer to blue galleon: 2 cells away'])
  })

  it('describes the ship after a repair', async () => {
    const forts = [{ id: 'red-fort', team: 'red', at: 'k9', hullDamage: 0, shotsLeft: 2 }]
    const torn = { 'red-line': ['k8 N', { hullDamage: 3, sailDamage: 1 }], 'blue-galleon': 'q14 S' } as const
    await admiralTable({ ships: torn, board: { forts } }, ALONE)
    expect(reasons({ kind: 'repair', ship: 'red-line', hull: 2, sails: 0 }).gains).toEqual([
      expect.stringMatching(/^Up to hull \d+ of \d+, sails \d+ of \d+$/),
    ])
  })

  it('shows the cells of a move: a course cell by cell, a shot from gun to target, all else at the ship', () => {
    const view = sea(DUEL).state
    const cells = (move: object, ...sequel: object[]) =>
      ADMIRAL_COACH.wayOf(view, { move, sequel } as PlannedMove, 'red')?.cells.map(printCell)
    const ahead = { kind: 'steer', ship: 'red-line', turn: 'none' }
    expect(cells(ahead)).toEqual(['k8', 'k9'])
    expect(cells({ kind: 'fire', ship: 'red-line', target: 'blue-galleon', shots: 1, aim: 'hull' })).toEqual([
      'k8',
      'l8',
    ])
    expect(cells({ kind: 'finish', ship: 'red-line' })).toEqual(['k8'])
    expect(cells({ kind: 'decline' })).toBeUndefined()
  })

  it('names the part of a ship to fire at', () => {
    const view = sea(DUEL).state
    const words = { t: translator('en'), nameOf: (seat: string) => seat }
    const named = (aim: string) =>
      ADMIRAL_COACH.name(
        view,
        { move: { kind: 'fire', ship: 'red-line', target: 'blue-galleon', shots: 1, aim } },
        words,
      )
    expect(named('hull')).toMatch(/: fire at blue galleon$/)
    expect(named('sails')).toMatch(/: fire at blue galleon’s sails$/)
  })

  it('gives different names to different moves', () => {
    const brigs = { 'red-brig': 'k8 N', 'blue-galleon': 'q14 S', 'red-brig-2': 'c3 N' } as const
    const swift = ['m5 N', { captain: 'swift' }] as const
    const view = sea({ ships: { ...brigs, 'red-frigate': swift }, options: { captains: 'all' } }).state
    const words = { t: translator('en'), nameOf: (seat: string) => seat }
    const named = (move: object, ...sequel: object[]) =>
      ADMIRAL_COACH.name(view, { move, sequel } as PlannedMove, words)
    expect(named({ kind: 'turn', ship: 'red-brig', heading: 'E' })).toMatch(/^Brig at k8: turn/)
    const turning = { kind: 'turn', ship: 'red-frigate', heading: 'E' }
    expect(named(turning)).toBe('Frigate: turn E')
    expect(named({ ...turning, captain: true })).toBe('Frigate with Swift: turn E')
    const ahead = { kind: 'steer', ship: 'red-frigate', turn: 'none' }
    expect(named({ ...ahead, captain: true }, ahead, ahead)).toBe('Frigate with Swift → m8, N')
    const repair = { kind: 'repair', ship: 'red-frigate' }
    expect(named({ ...repair, hull: 2, sails: 0 })).toBe('Frigate: repair hull (2)')
    expect(named({ ...repair, hull: 1, sails: 1 })).toBe('Frigate: repair hull (1), sails (1)')
  })

  it('says for the end of a turn whether any unit acted before', () => {
    const forts = [{ id: 'red-fort', team: 'red', at: 'k9', hullDamage: 0, shotsLeft: 2 }]
    const words = { t: translator('en'), nameOf: (seat: string) => seat }
    const named = (brig: string, more: Readonly<Record<string, unknown>> = {}) => {
      const ships = { 'red-line': 'k8 N', 'red-brig': [brig, more], 'blue-galleon': 'q14 S' } as const
      const { state } = sea({ ships, board: { forts } })
      const view = { ...state, ships: state.ships.filter(({ id }) => id !== 'red-far') }
      const move = { kind: 'finish', ship: 'red-line' }
      return ADMIRAL_COACH.name(view, { move, sequel: [{ kind: 'finish', ship: 'red-brig' }] }, words)
    }
    expect(named('l8 N')).toBe('Stay in port this round')
    expect(named('c3 N')).toBe('Sit this round out')
    expect(named('l8 N', { done: true })).toBe('End the turn')
  })

  it('names the action of a captain', () => {
    const view = sea(FAR).state
    const advice = { move: { kind: 'captain', ship: 'red-line', do: 'ashore' }, value: 0.5 }
    const words = { t: translator('en'), nameOf: (seat: string) => seat }
    expect(ADMIRAL_COACH.name(view, advice, words)).toMatch(/^Ship of the line.*: send the captain ashore$/)
  })

  it('lays out a whole course, and says where it leads', async () => {
    const table = await admiralTable(FAR, ALONE)
    const user = table.panel(<AdmiralHud />)
    await user.keyboard('q')
    const place = told().findIndex((one) => / → /.test(one))
    expect(place).toBeGreaterThanOrEqual(0)
    await user.click(screen.getByTestId(`coach-${place + 1}`))
    const { course } = useIntent.getState()
    expect(course?.way.length).toBeGreaterThan(0)
    expect(told()[place]).toMatch(/ → [a-z]\d+, [NSEW]/)
  })
})
