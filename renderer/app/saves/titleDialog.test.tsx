import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { defaultSettings } from '../../../electron/contract/ipc.ts'
import { savedMatch } from '../../testkit/listedSaves.ts'
import { adoptSettings } from '../../ui/settings.ts'
import { TitleDialog } from './SaveDialogs.tsx'

const onDone = vi.fn()

function open(streamerMode: boolean, action: 'copy' | 'rename' = 'copy'): void {
  adoptSettings({ ...defaultSettings('en'), streamerMode })
  render(<TitleDialog action={action} match={savedMatch('match-00000001')} onCancel={vi.fn()} onDone={onDone} />)
}

afterEach(() => adoptSettings(defaultSettings('en')))

it('a copy is named in its dialog, and by itself in a window that an audience sees', async () => {
  open(false)
  expect(screen.queryByTestId('title-field')).not.toBeNull()
  cleanup()
  open(true)
  expect(screen.queryByTestId('title-field')).toBeNull()
  await userEvent.setup().click(screen.getByTestId('title-done'))
  expect(onDone).toHaveBeenCalledWith(expect.stringMatching(/.+/))
})

it('a new title is typed in no window that an audience sees, but in the private one', () => {
  open(false, 'rename')
  expect([screen.queryByTestId('title-field') !== null, screen.queryByTestId('open-private')]).toEqual([true, null])
  cleanup()
  open(true, 'rename')
  expect(['title-field', 'title-done'].map((id) => screen.queryByTestId(id))).toEqual([null, null])
  expect(screen.getByTestId('off-air').textContent).toContain('Open the private window')
})
