import { fireEvent } from '@testing-library/dom'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { handled } from '../testkit/handled.ts'
import type { Command, CommandSource } from './commands.ts'
import {
  type Context,
  commandOfButton,
  giveCommand,
  openContext,
  pressButton,
  showRefusalsBy,
  whyNot,
} from './contexts.ts'
import { isCommandHeld } from './heldCommand.ts'
import { NAVIGATION } from './navigation.ts'
import { REPLAY } from './replayCommands.ts'
import { TABLE } from './tableCommands.ts'

const BY_KEY: CommandSource = { device: 'keys' }
const BY_PAD = { device: 'pad', pad: 1, seat: 'white' } as const

let given: string[]
beforeEach(() => {
  given = []
})

/** Opens a context whose commands report its name and theirs. */
function open(kind: Context['kind'], name: string, table = NAVIGATION as Parameters<typeof handled>[0]): () => void {
  const close = openContext({ kind, tables: [handled(table, (command) => given.push(`${name} ${command}`))] })
  onTestFinished(close)
  return close
}

describe('a command goes to', () => {
  it('the dialog opened last, then to the screen below it, then to the table', () => {
    const closers = [
      open('dialog', 'first'),
      open('table', 'table', TABLE),
      open('dialog', 'second'),
      open('screen', 'screen'),
    ]
    const esc = () => fireEvent.keyDown(document.body, { code: 'Escape' })
    esc()
    closers[2]?.()
    esc()
    closers[0]?.()
    esc()
    closers[3]?.()
    esc()
    expect(given).toEqual(['second back', 'first back', 'screen back', 'table cancel'])
  })

  it('every part of a table, the one opened last first', () => {
    open('table', 'replay', REPLAY)
    open('table', 'table', TABLE)
    pressButton('south', BY_PAD)
    giveCommand(REPLAY.commands.play, BY_KEY)
    expect(given).toEqual(['table confirm', 'replay play'])
  })

  it('the page, whatever is open', () => {
    open('page', 'page', TABLE)
    open('dialog', 'dialog')
    expect(giveCommand(TABLE.commands.keys, BY_KEY)).toBe(true)
    expect(giveCommand(REPLAY.commands.play, BY_KEY)).toBe(false)
    expect(given).toEqual(['page keys'])
  })

  it('nobody when the last context is closed', () => {
    open('screen', 'screen')()
    fireEvent.keyDown(document.body, { code: 'Escape' })
    expect(given).toEqual([])
  })
})

describe('a handler', () => {
  const opened = (isFree: () => boolean) => {
    const sources: CommandSource[] = []
    const run = (source: CommandSource) => void sources.push({ ...source, isHeld: isCommandHeld() })
    const coach = { run, whyNot: () => (isFree() ? null : ('coach.why.waits' as const)) }
    const { up, coach: asked } = TABLE.commands
    const table = { ...TABLE, commands: { up, coach: asked } }
    onTestFinished(openContext({ kind: 'table', tables: [{ table, handlers: { up: run, coach } }] }))
    return sources
  }

  it('knows the device and the seat, and whether the button is held', () => {
    const sources = opened(() => true)
    pressButton('up', BY_PAD)
    pressButton('up', { ...BY_PAD, isHeld: true })
    pressButton('north', { ...BY_PAD, isHeld: true }) // asks once
    expect(sources).toEqual([
      { ...BY_PAD, isHeld: false },
      { ...BY_PAD, isHeld: true },
    ])
  })

  it('says why its command is not available, and then does nothing', () => {
    let isFree = false
    const sources = opened(() => isFree)
    const shown: string[] = []
    showRefusalsBy((reason) => shown.push(reason))
    fireEvent.keyDown(document.body, { code: 'KeyQ' })
    expect([whyNot(TABLE.commands.coach), shown, sources]).toEqual(['coach.why.waits', ['coach.why.waits'], []])
    isFree = true
    fireEvent.keyDown(document.body, { code: 'KeyQ' })
    expect([whyNot(TABLE.commands.coach), shown.length, sources.length]).toEqual([null, 1, 1])
  })
})

it('a button means what the open context makes of it', () => {
  const meanings = (): readonly (Command['id'] | undefined)[] =>
    (['south', 'east', 'menu', 'view'] as const).map((button) => commandOfButton(button)?.id)
  open('table', 'table', TABLE)
  expect(meanings()).toEqual(['table/confirm', 'table/cancel', 'table/menu', 'table/log'])
  open('screen', 'screen')
  expect(meanings()).toEqual(['navigation/confirm', 'navigation/back', 'navigation/back', undefined])
})
