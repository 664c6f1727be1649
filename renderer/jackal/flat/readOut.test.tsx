import { act, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { jackalTable } from '../../testkit/jackal.ts'
import { readOut } from '../../testkit/screenReader.ts'
import { IslandTable } from './IslandTable.tsx'
import { loadLater } from './later.ts'

beforeAll(loadLater)

/** Two isles and a ferry between them. */
const ISLES = `
  ~~~~~~~
  ~##~##~
  ~##=##~
  ~~~~~~~`

it('reads well for a player who cannot see it', async () => {
  const table = await jackalTable(
    'chest-1=1 . ferry ?fort .',
    {
      map: ISLES,
      at: 'b2',
      options: { variant: 'archipelago', players: 2 },
      teams: { white: { ship: 'd1' }, red: { ship: 'd4' } },
      pieces: { 'white-1': 'd1', 'white-2': 'c2', 'red-1': 'e3' },
      more: { bear: { at: 'f3', wokenBy: 'white' } },
      farCoin: false,
    },
    { viewer: 'white', names: { white: 'Anne', red: 'Drake' }, settings: { language: 'en' } },
  )
  table.panel(<IslandTable />)
  await act(async () => screen.getByRole('gridcell', { name: /^c2:/ }).click())
  await act(async () => screen.getByRole('gridcell', { name: /^d2:/ }).click())
  expect(readOut((cell) => /^([bcde]2|d[14]|[ef]3|a4):/.test(cell))).toBe(SAID)
})

const SAID = `main
  banner
    heading Your turn
    button What is still hidden
    button Undo (unavailable)
    button Ship's log
    button Menu
  region Scores
    list
      listitem White: 0 coins, 2 alive, 0 dead, 0 bottles (you)
      listitem Red: 0 coins, 1 alive, 0 dead, 0 bottles
  grid Jackal: the table
    row 4
      gridcell a4: Sea. Ships can sail here. Swimmers move one cell a turn and can get out only onto a friendly ship. (unavailable)
      gridcell d4: Red’s ship. Sails anywhere, even round corners, up to one cell for each of its own sailors aboard. Enemies who touch it die. (unavailable)
    row 3
      gridcell e3: Open ground. Red pirate. Nothing happens here. A good place to rest or to leave a coin. (unavailable)
      gridcell f3: Open ground. The bear: anyone thrown onto it flies to the ship. It walks at the end of each turn of: White. As things stand, it steps to e3 next. Nothing happens here. A good place to rest or to leave a coin. (unavailable)
    row 2
      gridcell b2: Chest: 1 coin. You can choose: Go. Then home with the coin in 2 turns. The bear then steps to e3, sending to the ship: red pirate. A man carries one coin at a time.
      gridcell c2: Open ground. White pirate. Nothing happens here. A good place to rest or to leave a coin.
      gridcell d2: Ferry. You can choose: Go. May be hit by: red pirate. The bear then steps to e3, sending to the ship: red pirate. Moored in the strait: cross it on foot, with or without a load. No ship passes here. (selected)
      gridcell e2: Closed tile. Turned over when someone arrives empty-handed. (unavailable)
    row 1
      gridcell d1: White’s ship. White pirate. You can choose: Go. The bear then steps to e3, sending to the ship: red pirate. Sails anywhere, even round corners, up to one cell for each of its own sailors aboard. Enemies who touch it die.
  region Tile at the cursor
    heading Ferry d2
  button Offer to end the match
  region What you can do
    group Who acts
      button White pirate d1
      button White pirate c2 (pressed)
      button White’s ship d1
    group Where to
      button c3: Open ground
      button d2: Ferry (pressed)
      button d1: White’s ship
      button b2: Chest: 1 coin
      button b3: Open ground
    button Go to d2
  log`
