import { describe, expect, it } from '@rstest/core';
import { imports } from './icons';

describe('icons are taken one by one', () => {
  it('from the file of their name without size and style', () => {
    expect(imports('ChevronRight20Regular, TaskListLtrFilled as Tasks,')).toBe(
      "import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right'; " +
        "import { TaskListLtrFilled as Tasks } from '@fluentui/react-icons/svg/task-list-ltr';",
    );
  });

  it('what is no icon from where it is', () => {
    expect(imports('bundleIcon, useIconContext, type FluentIcon')).toBe(
      "import { bundleIcon } from '@fluentui/react-icons/utils'; " +
        "import { useIconContext } from '@fluentui/react-icons/providers';",
    );
  });
});
