import { describe, expect, it } from 'vitest'
import { decline, finish, fire, type Json, sea, steer } from '../../testkit/sea.ts'

/** Returns a red brig that sails north from k5; units to its west bear on the cells that it passes. */
const passage = (ships: Readonly<Record<string, string | readonly [string, Json]>>, more: Json = {}) =>
  sea({ ships: { 'red-brig': 'k5 N', ...ships }, ...more })

describe('A-CROSS: passing a cell', () => {
  it('counts only when left: a ship that stops there is not fired at', () => {
    const game = passage({ 'blue-frigate': 'h7 N' })
    game.play(steer('red-brig'))
    game.play(steer('red-brig'))
    expect(game.actor).toBe('red')
    game.play(finish('red-brig'))
    expect(game.position().offer).toBeUndefined()
  })

  it('gives the enemy the first shot and the mover an answer, and then the mover goes on', () => {
    const game = passage({ 'blue-frigate': 'h7 N' }, { dice: [2, 2] })
    for (let i = 0; i < 3; i++) game.play(steer('red-brig'))
    expect(game.position()).toMatchObject({ offer: { to: 'blue', kind: 'crossing', by: ['blue-frigate'] } })
    expect(game.ship('red-brig')).toMatchObject({ at: 'k7' })
    game.play(fire('blue-frigate', 'red-brig'))
    expect(game.position()).toMatchObject({ offer: { to: 'red', kind: 'answer' } })
    game.play(fire('red-brig', 'blue-frigate'))
    expect(game.actor).toBe('red')
    expect(game.ship('red-brig')).toMatchObject({ at: 'k8' })
    expect(game.state.activation).toMatchObject({ left: 2, stage: 'moving' })
  })

  it('gives no enemy a shot where a move begins', () => {
    const game = passage({ 'blue-frigate': 'h5 N' })
    game.play(steer('red-brig'))
    expect(game.actor).toBe('red')
  })

  it('sails lost on the way lower the points left, but the move is carried out', () => {
    const game = passage({ 'blue-line': 'h6 N' }, { dice: [5, 5, 5, 1] })
    game.play(steer('red-brig'))
    game.play(steer('red-brig'))
    game.play(fire('blue-line', 'red-brig', { aim: 'sails', shots: 3 }))
    expect(game.play(decline)).toContainEqual(expect.objectContaining({ kind: 'shipMoved', to: 'k7', left: 0 }))
    expect(game.ship('red-brig')).toMatchObject({ at: 'k7', sailDamage: 3 })
  })

  it('a critical hit on the sails lets the ship finish the manoeuvre, and no more', () => {
    const game = passage({ 'red-brig': ['k5 N', { shotsLeft: 0 }], 'blue-frigate': 'h6 N' }, { dice: [5, 6] })
    game.play(steer('red-brig'))
    game.play(steer('red-brig'))
    game.play(fire('blue-frigate', 'red-brig', { aim: 'sails' }))
    expect(game.ship('red-brig')).toMatchObject({ at: 'k7', sailDamage: 5, done: true })
  })

  it('a ship sunk on the way goes no further', () => {
    const game = passage({ 'red-brig': ['k5 N', { hullDamage: 2 }], 'blue-frigate': 'h6 N' }, { dice: [5, 1] })
    game.play(steer('red-brig'))
    game.play(steer('red-brig'))
    game.play(fire('blue-frigate', 'red-brig'))
    expect(game.ship('red-brig').at).toBe('sunk')
    expect(game.actor).toBe('red')
    expect(game.state.activation).toBeNull()
  })

  it('the first cell of a turn is passed with the new heading', () => {
    // Heading NW in k6: its broadsides bear along NE and SW.
    const east = passage({ 'blue-frigate': 'h6 N' }, { dice: [2] })
    east.play(steer('red-brig', 'left'))
    expect(east.actor).toBe('blue')
    expect(east.ship('red-brig')).toMatchObject({ at: 'k6', heading: 'NW' })
    east.play(fire('blue-frigate', 'red-brig'))
    expect(east.actor).toBe('red')
    expect(east.ship('red-brig')).toMatchObject({ at: 'j6', heading: 'NW' })
    const oblique = passage({ 'blue-frigate': 'm8 NW' }, { dice: [2] })
    oblique.play(steer('red-brig', 'left'))
    oblique.play(fire('blue-frigate', 'red-brig'))
    expect(oblique.offers(fire('red-brig', 'blue-frigate'))).toBe(true)
  })

  it('an enemy astern reaches the ship in the cell of the turn, not in its old one', () => {
    const game = passage({ 'blue-frigate': 'k3 N' }, { wind: 'N fresh' })
    game.play(steer('red-brig', 'left'))
    expect(game.position()).toMatchObject({ offer: { by: ['blue-frigate'] } })
  })

  it('forts fire at passers like ships', () => {
    const board = { forts: [{ id: 'blue-fort', team: 'blue', at: 'h9' }] }
    const game = passage({}, { board })
    game.play(steer('red-brig'))
    game.play(steer('red-brig'))
    expect(game.position()).toMatchObject({ offer: { by: ['blue-fort'] } })
    expect(game.offers(fire('blue-fort', 'red-brig'))).toBe(true)
  })

  it('with guns that are empty, blocked or out of reach no enemy is asked', () => {
    const game = passage(
      { 'blue-frigate': ['h6 N', { shotsLeft: 0 }], 'blue-brig': 'f7 N', 'blue-galleon': 'i8 N' },
      { board: { land: ['j8'] } },
    )
    for (let i = 0; i < 4; i++) game.play(steer('red-brig'))
    expect(game.actor).toBe('red')
    expect(game.ship('red-brig')).toMatchObject({ at: 'k9' })
  })

  it('asks seat by seat after the mover’s, all ships of a seat together', () => {
    const game = sea({
      ships: { 'red-brig': 'k5 N', 'blue-frigate': 'h6 N', 'blue-galleon': 'n6 N', 'green-line': 'l7 SW' },
      teams: [{ id: 'red' }, { id: 'green' }, { id: 'blue' }],
      dice: [2],
    })
    game.play(steer('red-brig'))
    game.play(steer('red-brig'))
    expect(game.position()).toMatchObject({ offer: { to: 'green', by: ['green-line'] } })
    game.play(decline)
    expect(game.position()).toMatchObject({ offer: { to: 'blue', by: ['blue-frigate', 'blue-galleon'] } })
    game.play(fire('blue-galleon', 'red-brig'))
    game.play(decline)
    expect(game.position()).toMatchObject({ offer: { to: 'blue', kind: 'crossing' } })
    expect(game.offers(fire('blue-frigate', 'red-brig'))).toBe(true)
    game.play(decline)
    expect(game.ship('red-brig')).toMatchObject({ at: 'k7' })
  })

  it('the asked seats may gather their shots into a salvo, and any of them may be answered', () => {
    const game = passage({ 'blue-frigate': 'h6 N', 'blue-galleon': 'n6 N' }, { dice: [2] })
    game.play(steer('red-brig'))
    game.play(steer('red-brig'))
    const by = ['blue-frigate', 'blue-galleon'].map((ship) => ({ ship, shots: 1 }))
    expect(game.refusal({ kind: 'salvo', with: [...by, { ship: 'blue-far', shots: 1 }], target: 'red-brig' })).toBe(
      'not-offered',
    )
    game.play({ kind: 'salvo', with: by, target: 'red-brig' })
    expect(game.position()).toMatchObject({
      offer: { to: 'red', kind: 'answer', at: ['blue-frigate', 'blue-galleon'] },
    })
  })

  it('allies let each other pass', () => {
    const game = sea({
      ships: { 'red-brig': 'k5 N', 'green-frigate': 'h6 N' },
      teams: [{ id: 'red' }, { id: 'blue' }, { id: 'green' }],
      options: { alliances: [['red', 'green']] },
    })
    game.play(steer('red-brig'))
    game.play(steer('red-brig'))
    expect(game.actor).toBe('red')
  })
})

describe('A-CROSS: crossing a diagonal line between two cells', () => {
  /** Returns a red brig that goes from j6 to i7, between i6 and j7. */
  const corner = (blue: string, more: Json = {}, turn = 'none') => {
    const game = sea({ ships: { 'red-brig': 'j6 NW', 'blue-galleon': blue }, wind: 'NW fresh', ...more })
    game.play(steer('red-brig', turn))
    return game
  }
  const distance = (events: readonly Readonly<Record<string, unknown>>[]) =>
    JSON.stringify(events.find((event) => event.kind === 'shotsFired')?.by).match(/"distance":(\d)/)?.[1]

  it.each([
    ['i6 NW', '1'],
    ['h5 NW', '2'],
    ['g4 SE', '3'],
    ['j7 NW', '1'],
    ['k8 NW', '2'],
    ['m10 NE', '4'],
  ])('a galleon at %s counts %s cells, to the farther cell of its line', (blue, cells) => {
    const game = corner(blue, { dice: [2] })
    expect(game.actor).toBe('blue')
    expect(distance(game.play(fire('blue-galleon', 'red-brig')))).toBe(cells)
  })

  it('beyond its range to that cell the galleon may not fire', () => {
    expect(corner('d1 NW').actor).toBe('red')
    expect(corner('e2 NW').actor).toBe('blue')
  })

  it('a unit on the farther cell does not block, one before it does', () => {
    expect(corner('h5 NW', { board: { land: ['j7'] } }).actor).toBe('blue')
    expect(corner('h5 NW', { board: { land: ['i6'] } }).actor).toBe('red')
  })

  it('guns must bear along the line', () => {
    expect(corner('h5 N').actor).toBe('red')
    expect(corner('h5 NE').actor).toBe('blue')
  })

  it('the mover answers with its old heading at the same distance', () => {
    const game = corner('g4 NW', { dice: [2, 2] })
    game.play(fire('blue-galleon', 'red-brig'))
    expect(game.position()).toMatchObject({ offer: { to: 'red', kind: 'answer' } })
    const fired = game.play(fire('red-brig', 'blue-galleon'))
    expect(distance(fired)).toBe('3')
    expect(fired).toContainEqual(expect.objectContaining({ faces: [1, 3, 5] }))
    // The galleon has a second shot.
    expect(game.position()).toMatchObject({ offer: { to: 'blue', kind: 'crossing' } })
    game.play(decline)
    expect(game.ship('red-brig')).toMatchObject({ at: 'i7', heading: 'NW' })
  })

  it('and cannot answer if the manoeuvre turns it', () => {
    const game = corner('h5 NW', { dice: [2] }, 'left')
    game.play(fire('blue-galleon', 'red-brig', { shots: 2 }))
    expect(game.actor).toBe('red')
    expect(game.position().offer).toBeUndefined()
    expect(game.ship('red-brig')).toMatchObject({ at: 'i7', heading: 'W' })
  })
})
