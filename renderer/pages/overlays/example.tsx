import type { OverlayFacts, OverlaySide } from '../../overlayGame.ts'
import type { SceneVote } from '../overlay/scene.ts'

/** A pennant in a colour, with a mark for those who see no colours. */
function Pennant({ colour, mark }: { readonly colour: string; readonly mark: string }) {
  return (
    <svg className="flag" width="1.75rem" height="1.17rem" viewBox="0 0 33 22" aria-hidden="true">
      <path d="M2 2L31 11L2 20Z" fill={colour} stroke="#2a180e" strokeWidth="1.8" strokeLinejoin="round" />
      <path d={mark} fill="#f7ebc8" />
    </svg>
  )
}

const flags = {
  red: <Pennant colour="#b5251b" mark="M7 8h6v6H7z" />,
  blue: <Pennant colour="#3d689f" mark="M6 11l4-4 4 4-4 4z" />,
}

const side = (id: 'red' | 'blue', name: string, gold: number): OverlaySide => ({
  id,
  clockOf: null,
  flag: flags[id],
  colour: id === 'red' ? '#b5251b' : '#3d689f',
  name,
  count: gold,
  tally: String(gold),
  left: null,
  acting: id === 'red',
})

/** Facts for the previews while no match is on the table. */
export const EXAMPLE: OverlayFacts = {
  sides: [side('red', 'Anne Bonny', 3), side('blue', 'Francis Drake', 5)],
  turn: { side: 'red', flag: flags.red, about: '1 / 20', name: 'Anne Bonny' },
  lines: [
    { move: 2, side: 'blue', flag: flags.blue, text: 'b2 → c3' },
    { move: 1, side: 'red', flag: flags.red, text: 'e5 → f5' },
  ],
  deeds: [
    { move: 2, side: 'blue', flag: flags.blue, text: 'b2 → c3' },
    { move: 1, side: 'red', flag: flags.red, text: 'e5 → f5' },
  ],
  crews: [
    { side: 'red', pieces: [{ id: '1', picture: flags.red }] },
    { side: 'blue', pieces: [{ id: '1', picture: flags.blue }] },
  ],
  wind: null,
  chances: [
    { sides: ['red'], chance: 0.4 },
    { sides: ['blue'], chance: 0.6 },
  ],
  race: {
    sides: ['red', 'blue'],
    standings: [
      [0, 0],
      [1, 0],
      [1, 2],
      [3, 3],
      [3, 5],
    ],
    counts: 'overlay.race.gold',
  },
}

/** Returns the facts after a number of made-up events: the newest line and a score change with each. */
export function afterEvents(facts: OverlayFacts, count: number, text: string): OverlayFacts {
  if (count === 0) return facts
  const chosen = facts.sides[count % facts.sides.length]
  const line = { move: 1_000_000 + count, ...(chosen && { side: chosen.id }), flag: chosen?.flag, text }
  return {
    ...facts,
    sides: facts.sides.map((one) => (one === chosen ? { ...one, tally: `${one.tally} ${count}` } : one)),
    lines: [line, ...facts.lines],
    deeds: [line, ...facts.deeds],
  }
}

/** Returns a vote for the previews while there is none. */
export const exampleVote = (name: string): SceneVote => ({
  name,
  byLot: false,
  seconds: 12,
  options: [
    ['e5 → f5', 7],
    ['e5 → e6', 12],
    ['b2 → c3', 3],
  ].map(([title, votes], place) => ({
    option: place + 1,
    title: String(title),
    votes: Number(votes),
    isChosen: false,
  })),
})
