import { describe, expect, it } from '@rstest/core';
import { writtenPhone } from './phone';

describe('writtenPhone', () => {
  it.each([
    ['+59897929190', '+598 97 929 190'],
    ['+59824001234', '+598 2400 1234'],
    ['+5511912345678', '+55 11 91234-5678'],
    ['+551134567890', '+55 11 3456-7890'],
    ['+5491123456789', '+54 9 11 2345-6789'],
  ])('writes %s in groups', (e164, written) => {
    expect(writtenPhone(e164)).toBe(written);
  });

  it('leaves what is covered or unknown as it is', () => {
    expect(writtenPhone('+598*****190')).toBe('+598*****190');
    expect(writtenPhone('+442071234567')).toBe('+442071234567');
  });
});
