import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { PadButton } from '../../input/commands.ts'
import { ScreenKeyboard } from './ScreenKeyboard.tsx'
import { focusedField, startTyping, stopTyping, typeByButton, useTyping } from './typing.ts'

/** A form that keeps what is written, as those of the program do. */
function Form() {
  const [text, setText] = useState('')
  return (
    <>
      <input aria-label="Name" value={text} maxLength={4} onChange={(event) => setText(event.target.value)} />
      <p data-testid="written">{text}</p>
      <input type="checkbox" aria-label="Ready" />
      <ScreenKeyboard />
    </>
  )
}

beforeEach(() => {
  render(<Form />)
  const field = screen.getByLabelText<HTMLInputElement>('Name')
  field.focus()
  act(() => startTyping(field, 'ru'))
})

afterEach(() => {
  act(stopTyping)
  cleanup()
})

const written = () => screen.getByTestId('written').textContent
const press = (key: string) => fireEvent.click(screen.getByText(key, { selector: 'button' }))
/** Presses a button of the pad; returns whether the keyboard took it. */
function pressed(button: PadButton): boolean {
  let isTaken = false
  act(() => {
    isTaken = typeByButton(button)
  })
  return isTaken
}

it('writes letters of both alphabets into the field, a capital first', () => {
  press('Ж')
  press('а')
  pressed('left-bumper')
  press('k')
  expect(written()).toBe('Жаk')
})

it('writes spaces, erases and turns the page by the buttons of a pad, and leaves them the others', () => {
  press('Ж')
  expect([pressed('north'), pressed('south'), pressed('up')]).toEqual([true, false, false])
  expect(written()).toBe('Ж ')
  pressed('west')
  pressed('west')
  pressed('west')
  expect(written()).toBe('')
})

it('begins with a capital again once everything is erased', () => {
  press('Ж')
  press('а')
  pressed('west')
  press('б')
  pressed('west')
  pressed('west')
  press('Ё')
  expect(written()).toBe('Ё')
})

it('stops at the most characters of the field', () => {
  for (let time = 0; time < 6; time++) pressed('north')
  expect(written()).toBe('    ')
})

it('gives the buttons back when it is done', () => {
  fireEvent.click(screen.getByTestId('screen-keyboard-done'))
  expect(useTyping.getState().field).toBeNull()
  expect(pressed('west')).toBe(false)
})

it('opens for text fields alone', () => {
  act(stopTyping)
  screen.getByLabelText('Ready').focus()
  expect(focusedField()).toBeNull()
  screen.getByLabelText('Name').focus()
  expect(focusedField()).toBe(screen.getByLabelText('Name'))
})
