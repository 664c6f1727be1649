import type { JackalEvent, StepCause } from '../../../../engine/jackal/types.ts'
import { cellNamed as at, openTile } from '../../../../renderer/testkit/boards/jackalBoard.ts'
import { dressed, fullBoard, middleGame } from '../../../../renderer/testkit/boards/middleGame.ts'
import type { Moment } from './JackalScene.tsx'

/** Returns a step of a piece. */
const step = (
  piece: string,
  from: string,
  to: string,
  cause: StepCause,
  load: 'coin' | null = null,
): Extract<JackalEvent, { kind: 'pieceMoved' }> => ({
  kind: 'pieceMoved',
  piece,
  from: at(from),
  to: at(to),
  step: 0,
  cause,
  load,
})

/** Moments of Jackal, by the name of their scene. */
export const MOMENTS: Readonly<Record<string, Moment>> = {
  'jackal-middle': { state: middleGame },
  'jackal-full': { state: fullBoard },
  'jackal-flip': {
    state: middleGame,
    events: [{ kind: 'tileRevealed', cell: at('j4'), tile: openTile('lighthouse'), by: 'white-2', reveals: true }],
    at: 470,
  },
  'jackal-flip-under': {
    state: () => dressed().pirate('white', 'j4').pirate('white', 'g4').state(),
    events: [
      { kind: 'tileRevealed', cell: at('j4'), tile: openTile('chest-3', { coins: 3 }), by: 'white-1', reveals: true },
    ],
    at: 470,
  },
  'jackal-flip-dust': {
    state: middleGame,
    events: [
      { kind: 'tileRevealed', cell: at('g3'), tile: openTile('chest-3', { coins: 3 }), by: 'white-2', reveals: true },
    ],
    at: 760,
  },
  'jackal-cannon': {
    state: () => dressed().pirate('white', 'j9').pirate('red', 'aboard').state(),
    events: [step('white-1', 'j9', 'j13', 'cannon')],
    at: 700,
  },
  'jackal-splash': {
    state: () => dressed().pirate('white', 'i3').pirate('red', 'aboard').pirate('white', 'd1').state(),
    events: [step('white-1', 'i3', 'i1', 'cannon')],
    at: 1180,
  },
  'jackal-balloon': {
    state: () => dressed().pirate('white', 'h11').pirate('white', 'aboard').state(),
    events: [step('white-1', 'h11', 'g1', 'balloon')],
    at: 1250,
  },
  'jackal-plane': {
    state: () => dressed().pirate('white', 'f6', { load: 'coin' }).state(),
    events: [step('white-1', 'f6', 'k3', 'flight', 'coin')],
    at: 1000,
  },
  'jackal-crocodile': {
    state: () => dressed().pirate('white', 'g5').state(),
    events: [step('white-1', 'g5', 'g4', 'crocodile')],
    at: 200,
  },
  'jackal-struck': {
    state: () => dressed().pirate('white', 'd7').pirate('red', 'd7').pirate('red', 'c6').state(),
    events: [{ kind: 'pieceStruck', piece: 'red-1', by: 'white-1', from: at('d7'), ship: at('a7') }],
    at: 330,
  },
  'jackal-dead': {
    state: () =>
      dressed()
        .pirate('white', 'd4')
        .pirate('white', 'dead')
        .pirate('red', 'dead')
        .pirate('red', 'dead')
        .pirate('black', 'e9', { trapped: true })
        .pirate('yellow', 'd3', { drunk: true })
        .pirate('black', 'dead')
        .pirate('yellow', 'dead')
        .resident('ben', 'red', 'd6')
        .resident('missionary', 'white', 'i4')
        .resident('friday', 'yellow', 'j10')
        .pirate('yellow', 'l6', { lost: { since: 1, awaits: 'opening' } })
        .state(),
    events: [{ kind: 'pieceDied', piece: 'white-1', cell: at('d4'), cause: 'cannibal', by: null }],
    at: 860,
  },
  'jackal-reduced': {
    state: () => dressed().pirate('white', 'd4').pirate('white', 'g3').state(),
    events: [step('white-1', 'd4', 'e4', 'walk')],
    at: 30,
    reducedMotion: true,
  },
  'jackal-crew': {
    state: () => {
      const board = dressed()
      for (const team of ['white', 'red', 'black', 'yellow'] as const)
        board.pirate(team, 'aboard').pirate(team, 'aboard').pirate(team, 'aboard')
      return board.pirate('white', 'e1').state()
    },
  },
  'jackal-lighthouse': {
    state: () => dressed().open('f4', 'lighthouse').pirate('white', 'f4').state(),
    events: [{ kind: 'lighthouseClimbed', cell: at('f4'), by: 'white-1', seat: 'white', looks: 4 }],
    at: 700,
  },
  'jackal-swap': {
    state: middleGame,
    events: [{ kind: 'tilesSwapped', cells: [at('f6'), at('j6')] }],
    at: 450,
  },
  'jackal-peek': {
    state: middleGame,
    events: [
      { kind: 'tilePeeked', seat: 'white', cell: at('g6'), tile: openTile('rum', { open: false }), reveals: true },
    ],
    at: 800,
  },
  'jackal-peek-others': {
    state: middleGame,
    events: [{ kind: 'tilePeeked', seat: 'white', cell: at('g6'), tile: 'hidden', reveals: true }],
    at: 350,
  },
  'jackal-oath': {
    state: () => dressed().pirate('white', 'g7').state(),
    events: [{ kind: 'oathSworn', piece: 'white-1', cell: at('g7') }],
    at: 300,
  },
  'jackal-grove': {
    state: middleGame,
    events: [{ kind: 'groveEntered', cell: at('i7'), turns: 4 }],
    at: 880,
  },
  'jackal-end': {
    state: middleGame,
    events: [
      { kind: 'matchEnded', winners: ['white'], scores: { white: 9, red: 3, black: 1, yellow: 0 }, reason: 'no-gold' },
    ],
    at: 1500,
  },
  'jackal-boat-found': { state: () => dressed().boat('d4').pirate('white', 'd4').pirate('white', 'aboard').state() },
  'jackal-boat-carried': {
    state: () => dressed().boat('d2').pirate('white', 'd2', { load: 'boat' }).pirate('white', 'aboard').state(),
  },
  'jackal-boat-rowed': {
    state: () =>
      dressed()
        .afloat('e1', 'white', 'S')
        .pirate('white', 'e1')
        .pirate('white', 'e1')
        .pirate('white', 'aboard')
        .pirate('red', 'c1')
        .state(),
    events: [
      {
        kind: 'boatRowed',
        team: 'white',
        by: 'white',
        from: at('e1'),
        to: at('d1'),
        aboard: ['white-1', 'white-2'],
        sides: ['S'],
      },
    ],
    at: 200,
  },
  'jackal-bear-wakes': {
    state: () =>
      dressed().open('f5', 'bear').pirate('white', 'f5').pirate('red', 'h6').pirate('white', 'aboard').state(),
    events: [{ kind: 'bearWoken', cell: at('f5'), by: 'white-1', seat: 'white' }],
    at: 700,
  },
  'jackal-bear-walks': {
    state: () => dressed().bear('f5', 'white').pirate('red', 'h6').pirate('white', 'd4').state(),
    events: [{ kind: 'bearWalked', from: at('f5'), to: at('g6') }],
    at: 300,
  },
  'jackal-bear-strikes': {
    state: () => dressed().bear('f5', 'white').pirate('red', 'f5').resident('friday', 'white', 'h5').state(),
    events: [{ kind: 'pieceMauled', piece: 'red-1', from: at('f5'), ship: at('a7') }],
    at: 330,
  },
  'jackal-trampoline': {
    state: () => dressed().open('f5', 'trampoline').pirate('white', 'f5', { load: 'coin' }).state(),
    events: [step('white-1', 'f5', 'h7', 'trampoline', 'coin')],
    at: 480,
  },
  'jackal-score': {
    state: () => dressed().pirate('white', 'aboard', { load: 'coin' }).pirate('white', 'aboard').state(),
    events: [{ kind: 'loadScored', piece: 'white-1', team: 'white', load: 'coin', value: 1 }],
    at: 460,
  },
}
