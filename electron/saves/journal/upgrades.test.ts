import { describe, expect, it } from 'vitest'
import { SAVE_FORMAT, SAVE_VERSION } from './lines.ts'
import { type RawSave, type UpgradeStep, upgradeSave } from './upgrades.ts'

const saveOf = (version: unknown, format: unknown = SAVE_FORMAT): RawSave => ({
  header: { format, version },
  lines: [],
})

/** Adds a line that names the step. */
const noting =
  (step: string): UpgradeStep =>
  ({ header, lines }) => ({ header, lines: [...lines, step] })

const THREE = { 1: noting('1 to 2'), 2: noting('2 to 3') }

describe('a save of an earlier version', () => {
  it('takes each step in order and gets the version it is upgraded to', () => {
    expect(upgradeSave(saveOf(1), THREE, 3)).toEqual({
      ok: true,
      upgraded: true,
      save: { header: { format: SAVE_FORMAT, version: 3 }, lines: ['1 to 2', '2 to 3'] },
    })
  })

  it('is not changed if it has the current version', () => {
    expect(upgradeSave(saveOf(SAVE_VERSION))).toEqual({ ok: true, upgraded: false, save: saveOf(SAVE_VERSION) })
  })

  it('is refused with its version if a step is missing', () => {
    expect(upgradeSave(saveOf(1), { 2: noting('2 to 3') }, 3)).toMatchObject({
      ok: false,
      fault: 'unreadable',
      what: 'no way from version 1',
      reason: { code: 'old-version', facts: { version: 1 } },
    })
  })

  it('is refused with its version if its content is not of that version', () => {
    const broken: UpgradeStep = () => {
      throw new Error('no seats')
    }
    expect(upgradeSave(saveOf(1), { ...THREE, 2: broken }, 3)).toMatchObject({
      ok: false,
      what: 'not really of version 2',
      reason: { code: 'old-version', facts: { version: 2 } },
    })
  })
})

describe('a file that is refused before any step', () => {
  it.each([
    ['of a later version', saveOf(SAVE_VERSION + 1), 'too-new', 'later-version'],
    ['of another format', saveOf(SAVE_VERSION, 'recipe'), 'unreadable', 'not-a-match'],
    ['without a version', saveOf(undefined), 'unreadable', 'not-a-match'],
    ['with a word for a version', saveOf('1'), 'unreadable', 'not-a-match'],
    ['with a broken version', saveOf(1.5), 'unreadable', 'not-a-match'],
  ])('is one %s', (_, save, fault, why) => {
    expect(upgradeSave(save)).toMatchObject({ ok: false, fault, reason: { code: why } })
  })

  it('names the version that this program does not know', () => {
    expect(upgradeSave(saveOf(SAVE_VERSION + 1))).toMatchObject({ reason: { facts: { version: SAVE_VERSION + 1 } } })
  })
})
