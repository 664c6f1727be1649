import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { Button, Segments } from '../ui/controls.tsx'
import { HudFrame } from './HudFrame.tsx'

beforeEach(() => {
  const choice = (
    <>
      <Button>Sail</Button>
      <Segments
        label="Aim"
        value="hull"
        options={[
          { value: 'hull', label: 'Hull' },
          { value: 'sails', label: 'Sails' },
        ]}
        onChange={() => {}}
      />
    </>
  )
  render(<HudFrame log="beside" board={null} turn={null} scores={null} menu={null} pages={null} hint={choice} />)
})

it.each([
  ['button', 'Sail'],
  ['radio', 'Sails'],
])('a clicked %s gives the keyboard back to the table', async (role, name) => {
  await userEvent.setup().click(screen.getByRole(role, { name }))
  expect(document.activeElement).toBe(document.body)
})

it('what is reached by key keeps it', async () => {
  const user = userEvent.setup()
  await user.tab()
  const focused = document.activeElement
  expect(focused).not.toBe(document.body)
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(focused)
})
