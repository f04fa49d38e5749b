import { describe, expect, it } from '@rstest/core';
import { deviceOf } from './device';

describe('the device of a session', () => {
  it('is browser and system', () => {
    expect(
      deviceOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36'),
    ).toBe('Chrome · Windows');
    expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0')).toBe(
      'Firefox · Linux',
    );
  });

  it('tells browsers apart that call themselves Chrome and Safari too', () => {
    expect(
      deviceOf('Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0'),
    ).toBe('Edge · Windows');
    expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1')).toBe(
      'Safari · iOS',
    );
  });

  it('stays as written when nothing of it is known', () => {
    expect(deviceOf('curl/8.9')).toBe('curl/8.9');
  });
});
