import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { defaultSettings } from '../../../electron/contract/ipc.ts'
import { savedMatch } from '../../testkit/listedSaves.ts'
import { adoptSettings } from '../../ui/settings.ts'
import { TitleDialog } from './SaveDialogs.tsx'

it('a copy is named in its dialog, and by itself in a window that an audience sees', async () => {
  const onDone = vi.fn()
  const open = (streamerMode: boolean) => {
    adoptSettings({ ...defaultSettings('en'), streamerMode })
    render(<TitleDialog action="copy" match={savedMatch('match-00000001')} onCancel={vi.fn()} onDone={onDone} />)
  }
  open(false)
  expect(screen.queryByTestId('title-field')).not.toBeNull()
  cleanup()
  open(true)
  expect(screen.queryByTestId('title-field')).toBeNull()
  await userEvent.setup().click(screen.getByTestId('title-done'))
  expect(onDone).toHaveBeenCalledWith(expect.stringMatching(/.+/))
  adoptSettings(defaultSettings('en'))
})
