import { describe, expect, it } from 'vitest'
import type { JackalState } from '../../../../engine/jackal/types.ts'
import { translator } from '../../../i18n/t.ts'
import { cellNamed, JackalBoard } from '../../../testkit/boards/jackalBoard.ts'
import { tileCardOf } from './tileCard.ts'

const t = translator('en')
const view = new JackalBoard()
  .row(4, 'swamp trap airplane')
  .stepCoins('b4', 2, 1)
  .tile('d4', { used: true })
  .pirate('red', 'c4', { trapped: true })
  .seen('e4', 'horse', 'white')
  .state()
const card = (cell: string) => tileCardOf(view, cellNamed(cell), t)

describe('the card at the cursor', () => {
  it('keeps the secret of a closed tile', () => {
    expect(card('g7')).toMatchObject({ title: 'Closed tile', cell: 'g7', face: { kind: 'closed' } })
  })

  it('names the things on each step', () => {
    expect(card('b4')).toMatchObject({ title: 'Swamp', notes: ['On step 2: 1 coin'] })
  })

  it('names the pieces there and their states', () => {
    expect(card('c4').notes).toEqual(['Red pirate (trapped)'])
  })

  it('names the limits of Friday and the missionary, wherever they are', () => {
    const islanders = new JackalBoard()
      .row(4, 'empty1 empty2')
      .resident('friday', 'red', 'b4')
      .resident('missionary', 'white', 'c4')
      .state()
    const notes = (cell: string) => tileCardOf(islanders, cellNamed(cell), t).notes
    expect(notes('b4')).toEqual(['Friday (carries gold, cannot fight)'])
    expect(notes('c4')).toEqual(['Missionary (carries nothing, and nobody fights on his tile)'])
  })

  it('names the step of each piece on a turntable', () => {
    const crossing = new JackalBoard().row(4, 'swamp').pirate('red', 'b4', { step: 3 }).state()
    expect(tileCardOf(crossing, cellNamed('b4'), t).notes).toEqual(['Red pirate (step 3)'])
  })

  it('shows that a tile is used up, or only seen', () => {
    expect(card('d4').notes).toEqual(['Used up'])
    expect(card('e4')).toMatchObject({ title: 'Horse', notes: ['Seen from the lighthouse'] })
  })

  it('mentions gold that is gone, and not the origin of the coins there', () => {
    const looted = new JackalBoard()
      .open('b4', 'chest-3')
      .open('c4', 'chest-2')
      .open('d4', 'chest-1')
      .open('e4', 'galleon')
      .coins('b4', 1)
      .coins('c4', 0)
      .coins('d4', 2)
      .tile('e4', { treasure: false })
      .state()
    const notesOf = (cell: string) => tileCardOf(looted, cellNamed(cell), t).notes
    expect(['b4', 'c4', 'd4', 'e4'].flatMap(notesOf)).toEqual(['Empty: all coins are gone', 'The treasure is gone'])
    const titles = ['b4', 'd4'].map((cell) => tileCardOf(looted, cellNamed(cell), t).title)
    expect(titles).toEqual(['Chest: 1 coin', 'Chest: 2 coins'])
    expect(tileCardOf(looted, cellNamed('c4'), t).face).toMatchObject({ kind: 'chest-2', spent: true })
    expect(tileCardOf(looted, cellNamed('b4'), t).face).toMatchObject({ spent: false })
  })

  it('mentions the lifeboat at its place, its absence there later, and the waters where it is rowed', () => {
    const found = new JackalBoard().open('c4', 'lifeboat').state()
    const at = (lifeboat: JackalState['lifeboat'], cell: string) =>
      tileCardOf({ ...found, lifeboat }, cellNamed(cell), t)
    const ashore = { at: cellNamed('c4'), step: 0, afloat: false } as const
    const afloat = { at: cellNamed('c1'), afloat: true, team: 'white' } as const
    expect(at(ashore, 'c4').notes).toEqual(['Here: lifeboat'])
    expect(at({ ...afloat, sides: ['S'] }, 'c4').notes).toEqual(['The boat is gone'])
    expect(at({ ...afloat, sides: ['S'] }, 'c1').rule).toMatch(/along the side where it was launched/)
    expect(at({ ...afloat, sides: [] }, 'c1').rule).toMatch(/through the straits/)
  })

  it('knows sea, open sea and ships', () => {
    expect(['b1', 'a1', 'g1'].map((cell) => card(cell).title)).toEqual(['Sea', 'Open sea', 'White’s ship'])
  })
})

describe('the card in the archipelago', () => {
  const bearish = new JackalBoard().bear('e5', 'white').pirate('red', 'g7')

  it('says when the bear walks, and its next step now', () => {
    expect(tileCardOf(bearish.state(), cellNamed('e5'), t).notes).toEqual([
      'The bear: anyone thrown onto it flies to the ship',
      'It walks at the end of each turn of: White',
      'As things stand, it steps to f6 next',
    ])
  })

  it('says that it stands still while all pieces are aboard', () => {
    const alone = new JackalBoard().bear('e5', 'white').pirate('red', 'aboard').state()
    expect(tileCardOf(alone, cellNamed('e5'), t).notes.at(-1)).toBe('With nobody ashore, it stands still')
  })

  it('says that ships sail anywhere', () => {
    const state = bearish.state()
    const roaming = { ...state, options: { ...state.options, variant: 'archipelago' as const } }
    const ship = state.teams[0]?.ship ?? -1
    expect(tileCardOf(roaming, ship, t).rule).toContain('anywhere')
    expect(tileCardOf(state, ship, t).rule).not.toContain('anywhere')
    for (const sea of ['b1', 'a1'].map(cellNamed)) {
      expect(tileCardOf(roaming, sea, t).rule).toContain('Ships can sail here')
      expect(tileCardOf(state, sea, t).rule).not.toContain('Ships')
    }
  })
})
