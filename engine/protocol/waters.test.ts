import { describe, expect, it } from 'vitest'
import { type Talk, talk } from '../testkit/talk.ts'

/** Archipelago with the lifeboat: white at sea with the boat, a trapped comrade and a bottle; the bear ashore. */
const POSITION = {
  game: 'jackal',
  options: { variant: 'archipelago', lifeboat: true },
  board: {
    default: { kind: 'empty' },
    tiles: { c9: { kind: 'trap' }, e3: { kind: 'trampoline' }, k10: { kind: 'chest-1', coins: 1 } },
  },
  teams: [{ id: 'white', ship: 'g1', bottles: 1 }, { id: 'red' }],
  pieces: [
    { id: 'white-1', type: 'pirate', team: 'white', at: 'd2' },
    { id: 'white-2', type: 'pirate', team: 'white', at: 'c9', trapped: true },
    { id: 'red-1', type: 'pirate', team: 'red', at: 'a7' },
  ],
  lifeboat: { at: 'd2' },
  bear: { at: 'h6', wokenBy: 'white' },
  turn: 'white',
}

function loaded(position: object = POSITION): Talk {
  const line = talk()
  line.ask('match.load', { position })
  return line
}

const play = (line: Talk, move: object) => line.ask('match.play', { move })
const kindsOf = (line: Talk) => [...new Set((line.ask('match.moves').moves as { kind: string }[]).map((m) => m.kind))]
const launch = { kind: 'go', piece: 'white-1', to: 'd1', carry: 'boat' }

describe('the options of the waters', () => {
  it('are listed with their defaults', () => {
    expect(talk().ask('protocol.info')).toMatchObject({
      games: [{ options: { lifeboat: false, variant: 'classic', map: 'island', shipPicksUpSwimmers: true } }],
    })
  })

  it.each([
    [{ lifeboat: 'yes' }, 'options.lifeboat'],
    [{ variant: 'pirates' }, 'options.variant'],
    [{ map: 'atlantis' }, 'options.map'],
  ])('are refused if they are wrong: %j', (options, where) => {
    expect(talk().call('match.new', { game: 'jackal', options }).error).toMatchObject({ code: -32602, data: { where } })
  })
})

describe('the places of ships (J-ARCH)', () => {
  const begun = () => {
    const line = talk()
    line.ask('match.new', { game: 'jackal', options: { variant: 'archipelago', players: 2 }, seed: 5 })
    return line
  }

  it('are chosen first: no ship has one, and nothing else is listed', () => {
    const line = begun()
    expect([line.ask('match.moves').actor, kindsOf(line)]).toEqual(['white', ['place']])
    expect(line.ask('match.position')).toMatchObject({
      position: { teams: [{ ship: null }, { ship: null }, { ship: null }, { ship: null }] },
    })
  })

  it('are chosen in turn by seats that command two crews', () => {
    const line = begun()
    const actors = [
      ['white', 'g1'],
      ['red', 'a7'],
      ['black', 'g13'],
      ['yellow', 'm7'],
    ].map(([team, to]) => play(line, { kind: 'place', team, to }).actor)
    expect(actors).toEqual(['red', 'white', 'red', 'white'])
    expect(kindsOf(line)).not.toContain('place')
  })

  it.each([
    [{ kind: 'place', team: 'white', to: 'a1' }, 'not-by-a-beach'],
    [{ kind: 'place', team: 'white', to: 'g3' }, 'not-by-a-beach'],
    [{ kind: 'sail', team: 'white', to: 'g1' }, 'ships-not-placed'],
  ])('%j is refused by its rule', (move, what) => {
    expect(begun().call('match.play', { move }).error).toMatchObject({ code: 1001, data: { rule: 'J-ARCH', what } })
  })

  it('are sent to all viewers alike, and are in the record', () => {
    const line = begun()
    play(line, { kind: 'place', team: 'white', to: 'g1' })
    const received = (viewer: string) => line.ask('match.events', { viewer, since: 0 })
    expect(received('red')).toMatchObject({ events: [{ n: 1, kind: 'shipPlaced', team: 'white', cell: 'g1' }, {}] })
    expect(received('spectator')).toEqual(received('white'))
    const again = talk()
    expect(again.ask('match.load', { record: line.ask('match.record').record })).toEqual({ actor: 'red' })
    expect(again.ask('match.position')).toEqual(line.ask('match.position'))
  })
})

describe('the lifeboat and the bear in positions (J-BOAT, J-ARCH)', () => {
  it('are read and written', () => {
    const written = loaded().ask('match.position')
    expect(written).toMatchObject({
      position: { lifeboat: { at: 'd2', afloat: false }, bear: { at: 'h6', wokenBy: 'white' } },
    })
    expect(loaded(written.position as object).ask('match.position')).toEqual(written)
  })

  it('are public once found, and secret under their tiles', () => {
    const { lifeboat: _, bear: __, ...rest } = POSITION
    const tiles = { ...POSITION.board.tiles, c3: { kind: 'bear', open: false }, c4: { kind: 'lifeboat', open: false } }
    const hidden = JSON.stringify(
      loaded({ ...rest, board: { ...POSITION.board, tiles } }).ask('match.view', { viewer: 'red' }),
    )
    expect([hidden.includes('"bear"'), hidden.includes('"kind":"lifeboat"')]).toEqual([false, false])
    expect(loaded().ask('match.view', { viewer: 'spectator' })).toMatchObject({
      view: { lifeboat: { at: 'd2' }, bear: { at: 'h6' } },
    })
  })

  it.each([
    [{ lifeboat: { at: 'd2', speed: 3 } }, 'lifeboat.speed'],
    [{ lifeboat: { at: 'd2', team: 'white' } }, 'lifeboat'],
    [{ lifeboat: { at: 'd1', afloat: true, team: 'green' } }, 'lifeboat.team'],
    [{ bear: { at: 'h6' } }, 'bear.wokenBy'],
    [{ bear: { at: 'h6', wokenBy: 'black' } }, 'bear.wokenBy'],
    [{ bear: { at: 'h1', wokenBy: 'white' } }, 'bear.at'],
    [{ bear: { at: 'h6', wokenBy: 'white', hungry: true } }, 'bear.hungry'],
    [{ options: { lifeboat: true } }, 'bear'],
    [{ options: { variant: 'archipelago' } }, 'lifeboat'],
  ])('%j is refused', (more, where) => {
    const { error } = talk().call('match.load', { position: { ...POSITION, ...more } })
    expect(error).toMatchObject({ code: 1004, data: { where } })
  })
})

describe('the moves of the waters', () => {
  it('can be played as listed, each of them', () => {
    const { moves } = loaded().ask('match.moves') as { moves: object[] }
    expect(moves).toContainEqual(launch)
    expect(moves.map((move) => loaded().code('match.play', { move }))).toEqual(moves.map(() => 0))
  })

  it('continue after the launch: row on or decline, then a bottle or none, then the bear, then the next', () => {
    const line = loaded()
    expect(play(line, launch).actor).toBe('white')
    expect(kindsOf(line)).toEqual(['sail', 'decline'])
    play(line, { kind: 'sail', team: 'white', to: 'c1', boat: true })
    expect(line.ask('match.moves').moves).toEqual([{ kind: 'uncork', piece: 'white-2' }, { kind: 'decline' }])
    const { events, actor } = play(line, { kind: 'uncork', piece: 'white-2' })
    expect([(events as { kind: string }[]).map(({ kind }) => kind), actor]).toEqual([
      ['bottleUsed', 'pieceFreed', 'decisionAsked', 'bearWalked', 'turnPassed'],
      'red',
    ])
    expect(line.ask('match.view', { viewer: 'red' })).toMatchObject({
      view: { lifeboat: { at: 'c1', afloat: true, team: 'white', sides: ['S'] } },
    })
  })

  it('continue from a position written between them', () => {
    const line = loaded()
    play(line, launch)
    const again = loaded(line.ask('match.position').position as object)
    expect(again.ask('match.moves')).toEqual(line.ask('match.moves'))
    play(again, { kind: 'decline' })
    const third = loaded(again.ask('match.position').position as object)
    expect(third.ask('match.moves')).toEqual({
      actor: 'white',
      moves: [{ kind: 'uncork', piece: 'white-2' }, { kind: 'decline' }],
    })
  })

  it('are refused by their rules if illegal', () => {
    const line = loaded()
    const why = (move: object) => line.call('match.play', { move }).error
    expect(why({ kind: 'uncork', piece: 'white-2' })).toMatchObject({
      code: 1001,
      data: { rule: 'J-ARCH', what: 'bottle-after-the-move' },
    })
    expect(why({ kind: 'sail', team: 'white', to: 'f1', boat: true })).toMatchObject({
      code: 1001,
      data: { rule: 'J-BOAT', what: 'boat-ashore' },
    })
    expect(why({ ...launch, to: 'z9' })).toMatchObject({ code: 1001, data: { rule: 'J-BOARD' } })
    expect(why({ ...launch, carry: 'bear' })).toMatchObject({ code: -32602 })
    expect(why({ kind: 'sail', team: 'white', to: 'f1', boat: false })).toMatchObject({ code: -32602 })
    expect(why({ kind: 'place', team: 'white', to: 'f1' })).toMatchObject({
      code: 1001,
      data: { what: 'ships-are-placed' },
    })
  })

  it('take the choice of a trampoline as a further step, without the load in hand', () => {
    const position = {
      ...POSITION,
      pieces: POSITION.pieces.with(0, { id: 'white-1', type: 'pirate', team: 'white', at: 'e4' }),
      lifeboat: { at: 'e4' },
    }
    const line = loaded(position)
    play(line, { kind: 'go', piece: 'white-1', to: 'e3', carry: 'boat' })
    expect(line.code('match.play', { move: { kind: 'go', piece: 'white-1', to: 'e1', carry: 'boat' } })).toBe(1001)
    play(line, { kind: 'go', piece: 'white-1', to: 'e1' })
    expect(line.ask('match.position')).toMatchObject({ position: { lifeboat: { at: 'e1', afloat: true } } })
  })
})
