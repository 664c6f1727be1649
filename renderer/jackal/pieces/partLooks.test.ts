import { expect, it } from 'vitest'
import { cellNamed, JackalBoard } from '../../testkit/boards/jackalBoard.ts'
import { TEAM_COLOURS } from '../../ui/palettes.ts'
import { dyeOf, isAway } from './partLooks.ts'

const fort = () => new JackalBoard().open('e5', 'fort')
const flag = (board: JackalBoard) => `#${dyeOf('fort-flag', board.state(), cellNamed('e5'))?.getHexString()}`

it('the flag of the fort has the colour of its guest', () => {
  const { jackal } = TEAM_COLOURS.default
  expect(flag(fort().pirate('yellow', 'e5'))).toBe(jackal.yellow)
  expect(flag(fort().pirate('black', 'e5').pirate('white', 'e6'))).toBe(jackal.black)
  expect(Object.values(jackal)).not.toContain(flag(fort()))
})

it('nothing else is dyed', () => {
  expect(dyeOf('cannon-gun', fort().state(), cellNamed('e5'))).toBeNull()
})

it('the pulpit stays empty once the missionary is lost', () => {
  const pulpit = () => new JackalBoard().open('e5', 'missionary')
  const isEmpty = (board: JackalBoard) => isAway('missionary-things', board.state())
  expect(isEmpty(pulpit())).toBe(false)
  expect(isEmpty(pulpit().resident('missionary', 'white', 'e5'))).toBe(false)
  expect(isEmpty(pulpit().resident('missionary', 'white', 'e5', { at: 'gone' }))).toBe(true)
})
